import type { FastifyInstance } from 'fastify';

/** Longer than a proxy takes between opening a connection and sending the request for which it opened it. */
const DRAIN_MS = 1_000;
/** A container is given ten seconds or more to stop; an upload that takes longer is sent again by its browser. */
const STOP_PATIENCE_MS = 8_000;

/**
 * Prepares the server for a stop that loses no request; the returned function is that stop. It listens no more, each
 * answer asks for its connection to be closed, what runs is finished, and connections that are still busy after
 * STOP_PATIENCE_MS are cut. Behind a proxy quiet connections stay open a little longer: a proxy whose next request
 * meets a connection that is closed in that moment cannot know whether it was heard, and may not send an order twice.
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
