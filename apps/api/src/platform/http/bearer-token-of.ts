import type { FastifyRequest } from 'fastify';

/** The access token that a request carries, as `Authorization: Bearer <token>`; undefined where it carries none. */
export function bearerTokenOf(request: FastifyRequest): string | undefined {
  const [scheme, token] = (request.headers.authorization ?? '').split(' ');
  return scheme?.toLowerCase() === 'bearer' ? token : undefined;
}
