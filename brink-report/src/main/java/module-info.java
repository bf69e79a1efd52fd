/** Pictures and pages of what is known about a study: needs nothing but the core, and writes nothing but text. */
module dev.brink.report {
    requires transitive dev.brink.core;
    requires static org.jspecify;

    exports dev.brink.report;
    exports dev.brink.report.page;
    exports dev.brink.report.panel;
    exports dev.brink.report.svg;
    exports dev.brink.report.text;
}
