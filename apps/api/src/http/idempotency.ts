import { sha256Hex } from '../crypto/tokens.ts';
import type { Deps } from '../deps.ts';
import { AppError, invalid } from './app-error.ts';
import { claimKey, finishKey, releaseKey } from './idempotency.store.ts';
import type { Reply, Route } from './route.ts';
import type { Actor, RouteRequest } from './route-request.ts';

const KEY_PATTERN = /^[\x21-\x7e]{1,128}$/;
/** A request that has not answered after this long is taken for dead and may be repeated. */
const CLAIM_MS = 30_000;

type Call = { route: Route; input: RouteRequest<unknown, unknown, unknown>; actor: Actor | null; deps: Deps };

/**
 * Honours `Idempotency-Key`: the same key on the same route by the same caller has one effect and one answer.
 * Without the header the work simply runs. Only success is remembered: a refusal may be tried again.
 * Throws IDEMPOTENCY_KEY_REUSED when the body differs, IDEMPOTENCY_IN_PROGRESS while the first one runs.
 */
export async function answerOnce(call: Call, work: () => Promise<Reply>): Promise<Reply> {
  const key = call.input.raw.headers['idempotency-key'];
  if (key === undefined) {
    return work();
  }
  if (typeof key !== 'string' || !KEY_PATTERN.test(key)) {
    throw invalid([{ path: 'Idempotency-Key', key: 'errors.idempotencyKeyInvalid' }]);
  }
  const { deps, route, input } = call;
  const owner = call.actor?.investorId ?? `address:${deps.secrets.sign(input.origin.ipAddress)}`;
  const claim = { owner, key, route: `${route.method} ${route.path}` };
  const context = `idempotency:${owner}:${claim.route}:${key}`;
  const now = deps.clock.now();
  const found = await claimKey(deps.db, {
    ...claim,
    requestSha256: sha256Hex(
      JSON.stringify([input.params, input.query, route.multipart ? null : input.body]),
    ),
    now,
    lockedUntil: new Date(now.getTime() + CLAIM_MS),
  });
  switch (found.outcome) {
    case 'different':
      throw new AppError('IDEMPOTENCY_KEY_REUSED');
    case 'running':
      throw new AppError('IDEMPOTENCY_IN_PROGRESS');
    case 'answered': {
      const data: unknown = JSON.parse(deps.secrets.open(found.answer, context).toString());
      return { status: found.status === 201 ? 201 : 200, data };
    }
    case 'claimed':
      return runClaimed(deps, claim, context, work);
  }
}

async function runClaimed(
  deps: Deps,
  claim: { owner: string; key: string; route: string },
  context: string,
  work: () => Promise<Reply>,
): Promise<Reply> {
  try {
    const reply = await work();
    // Sealed, because an answer can carry an access token.
    const answer = deps.secrets.seal(JSON.stringify(reply.data ?? null), context);
    await finishKey(deps.db, { ...claim, answer, status: reply.status });
    return reply;
  } catch (error) {
    await releaseKey(deps.db, claim);
    throw error;
  }
}
