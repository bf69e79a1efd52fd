package dev.brink.experiments.data;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** A home of data on this machine, which answers as a test wants it to. */
final class Server implements AutoCloseable {
    /** What is answered to a request. */
    interface Answer {
        void to(HttpExchange request) throws IOException;
    }

    private final HttpServer server;
    private final ExecutorService threads = Executors.newCachedThreadPool();

    Server(Answer answer) throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.setExecutor(threads);
        server.createContext("/", request -> {
            try (request) {
                answer.to(request);
            }
        });
        server.start();
    }

    static void send(HttpExchange request, int status, byte[] body) throws IOException {
        request.sendResponseHeaders(status, body.length == 0 ? -1 : body.length);
        if (body.length > 0) {
            request.getResponseBody().write(body);
        }
    }

    String address() {
        return "http://127.0.0.1:" + server.getAddress().getPort();
    }

    @Override
    public void close() {
        server.stop(0);
        threads.shutdownNow();
    }
}
