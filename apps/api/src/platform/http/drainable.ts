import type { FastifyInstance } from 'fastify';

/** Longer than a proxy takes between opening a connection and sending its first request. */
const DRAIN_MS = 1_000;
/** A container is given ten seconds or more to stop; the browser resends an upload that takes longer. */
const STOP_PATIENCE_MS = 8_000;

/**
 * Prepares the server for a stop that loses no request; the returned function stops it. It stops listening, each answer asks for its
 * connection to be closed, running work finishes, and connections still busy after STOP_PATIENCE_MS are cut. Behind a proxy idle
 * connections stay open a little longer: a proxy whose request meets a connection being closed cannot know whether it was received,
 * and may not send an order twice.
 */
export function drainable(app: FastifyInstance, isBehindProxy: boolean): () => Promise<void> {
  let isStopping = false;
  app.addHook('onSend', async (_request, reply) => {
    if (isStopping) {
      reply.header('connection', 'close');
    }
  });
  return async () => {
    isStopping = true;
    const { server } = app;
    const closeQuiet = server.closeIdleConnections.bind(server);
    if (isBehindProxy) {
      // Closing a server closes them at once.
      server.closeIdleConnections = () => undefined;
    }
    const timers = [
      setTimeout(closeQuiet, DRAIN_MS),
      setTimeout(() => server.closeAllConnections(), STOP_PATIENCE_MS),
    ];
    await app.close();
    timers.forEach(clearTimeout);
  };
}
