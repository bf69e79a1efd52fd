package dev.brink.report;

import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Document;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;

/** An SVG as a program that shows it would read it; one that is not well-formed, or holds NaN, is no drawing. */
record Drawing(List<String> texts, List<String> notes) {
    static Drawing of(String svg) {
        if (svg.contains("NaN") || svg.contains("Infinity")) {
            throw new AssertionError("The drawing holds a coordinate that is not a number.");
        }
        try {
            Document document = DocumentBuilderFactory.newInstance()
                    .newDocumentBuilder()
                    .parse(new InputSource(new StringReader(svg)));
            return new Drawing(
                    contents(document.getElementsByTagName("text")), contents(document.getElementsByTagName("title")));
        } catch (ParserConfigurationException | SAXException | IOException e) {
            throw new AssertionError("The drawing is not well-formed: " + e.getMessage(), e);
        }
    }

    private static List<String> contents(NodeList nodes) {
        List<String> contents = new ArrayList<>();
        for (int i = 0; i < nodes.getLength(); i++) {
            contents.add(nodes.item(i).getTextContent());
        }
        return contents;
    }
}
