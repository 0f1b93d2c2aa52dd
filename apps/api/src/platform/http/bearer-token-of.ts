import type { FastifyRequest } from 'fastify';

/** A request's access token, from `Authorization: Bearer <token>`; undefined if there is none. */
export function bearerTokenOf(request: FastifyRequest): string | undefined {
  const [scheme, token] = (request.headers.authorization ?? '').split(' ');
  return scheme?.toLowerCase() === 'bearer' ? token : undefined;
}
