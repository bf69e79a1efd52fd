package dev.brink.benchmarks;

import dev.brink.benchmarks.work.Measure;
import dev.brink.benchmarks.work.Size;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;

/** Brink in another virtual machine, as a {@link PeerProcess}. */
public final class JavaPeer {
    private JavaPeer() {}

    public static void main(String[] arguments) throws IOException {
        try (ThisMachine machine = new ThisMachine();
                BufferedReader requests =
                        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8))) {
            System.out.println("{\"name\": \"" + machine.name() + "\", \"ready\": \"" + machine.description() + "\"}");
            String request;
            while ((request = requests.readLine()) != null) {
                System.out.println(answer(machine, request).toJson());
            }
        }
    }

    static Reading answer(Contestant contestant, String request) {
        String[] words = request.split(" ", -1);
        return contestant.measure(
                Measure.ofKey(words[0]),
                new Size(Integer.parseInt(words[1]), Integer.parseInt(words[2])),
                Double.parseDouble(words[3]));
    }
}
