import type { FastifyInstance } from 'fastify';

/** The media type of a piece of a file, by the Internet-Draft 'Resumable Uploads for HTTP'. */
export const PIECE_TYPE = 'application/partial-upload';

/** Accepts pieces as bytes; each route's own limit applies. */
export function takePieceBodies(app: FastifyInstance): void {
  app.addContentTypeParser(PIECE_TYPE, { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
}
