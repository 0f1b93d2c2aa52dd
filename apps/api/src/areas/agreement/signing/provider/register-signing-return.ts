import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../../platform/deps.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import type { Envelope } from '../ceremony/envelope.ts';
import { findReturn } from './provider-envelopes.store.ts';
import { reconcileEnvelope } from './reconcile-envelope.ts';

const ID_LENGTH_MAX = 64;
/** The longest that a returning person waits for the provider's answer. */
const PATIENCE_MS = 4_000;

/**
 * Where a browser lands on its way back from the provider: a page of the portal, not an API call. The outcome in the address
 * cannot be trusted, so the provider is asked; then the person continues where they started.
 */
export function registerSigningReturn(app: FastifyInstance, deps: Deps): void {
  app.get<{ Params: { id: string } }>(
    '/signing/returned/:id',
    { exposeHeadRoute: false },
    async (request, reply) => {
      const { id } = request.params;
      const found = id.length > ID_LENGTH_MAX ? undefined : await findReturn(deps.db, id);
      if (found === undefined) {
        throw new AppError('NOT_FOUND');
      }
      await Promise.race([askNow(deps, found), wait(PATIENCE_MS, undefined, { ref: false })]);
      return reply.header('cache-control', 'no-store').redirect(found.returnUrl, 303);
    },
  );
}

/** If the provider answers, the page shows the signature at once; if not, the event or the sweep delivers it. */
async function askNow(deps: Deps, key: Pick<Envelope, 'investorId' | 'id'>): Promise<void> {
  try {
    await reconcileEnvelope(deps, key);
  } catch (error) {
    deps.log.warn({ err: error }, 'the signing provider could not be asked on the way back');
  }
}
