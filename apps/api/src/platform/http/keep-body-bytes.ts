import type { FastifyInstance, FastifyRequest } from 'fastify';

const kept = new WeakMap<FastifyRequest, Buffer>();

/**
 * Parses JSON as the framework does and also keeps the bytes: another service signs the bytes, and no two services write the same
 * JSON.
 */
export function keepBodyBytes(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    kept.set(request, body);
    parse(request, body.toString('utf8'), done);
  });
}

/** The bytes of a request's JSON exactly as sent; none for a request without a body. */
export function bodyBytesOf(request: FastifyRequest): Buffer {
  return kept.get(request) ?? Buffer.alloc(0);
}
