package dev.brink.cli;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;
import java.util.List;

/**
 * Ctrl-C once wants a run to finish what is running, twice to end it; the signals TERM and HUP are like twice. Java has
 * no other way to hear of a second Ctrl-C than {@code sun.misc.Signal}, which every JDK has in its module
 * {@code jdk.unsupported}. It is called by name, since the compiler warns of it without a way to say that one knows.
 */
final class Interruptions {
    private Interruptions() {}

    static void tell(Runnable interrupt) {
        on("INT", interrupt);
        for (String signal : List.of("TERM", "HUP")) {
            on(signal, () -> {
                interrupt.run();
                interrupt.run();
            });
        }
    }

    private static void on(String name, Runnable action) {
        try {
            Class<?> signal = Class.forName("sun.misc.Signal");
            Class<?> handler = Class.forName("sun.misc.SignalHandler");
            signal.getMethod("handle", signal, handler)
                    .invoke(null, signal.getConstructor(String.class).newInstance(name), calling(handler, action));
        } catch (ReflectiveOperationException unavailable) {
            Runtime.getRuntime().addShutdownHook(new Thread(action)); // At least the first one is heard.
        }
    }

    private static Object calling(Class<?> handler, Runnable action) {
        InvocationHandler onSignal = (proxy, method, arguments) -> {
            if (method.getName().equals("handle")) {
                action.run();
            }
            return null;
        };
        return Proxy.newProxyInstance(handler.getClassLoader(), new Class<?>[] {handler}, onSignal);
    }
}
