import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../../platform/deps.ts';
import { bearerTokenOf } from '../../../platform/http/bearer-token.ts';
import { authenticate } from '../accounts/sessions/authenticate.ts';

/** Who is signed in where nobody has to be; null for a visitor, and where the session is over. */
export async function findSender(deps: Deps, request: FastifyRequest): Promise<string | null> {
  const token = bearerTokenOf(request);
  const actor = token === undefined ? null : await authenticate(deps, token, true);
  return actor?.investorId ?? null;
}
