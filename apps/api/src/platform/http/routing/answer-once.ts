import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { sha256Hex } from '../../crypto/new-token.ts';
import { databaseFailureOf } from '../../db/database-failure-of.ts';
import type { Deps } from '../../deps.ts';
import { type Actor, nameOfActor } from '../actor.ts';
import { AppError, invalid } from '../app-error.ts';
import { fingerprintOf } from '../receiving/receive-parts.ts';
import { claimKey, finishKey, type KeyClaim, releaseKey } from './idempotency.store.ts';
import type { Reply, Route } from './route.ts';
import type { RouteRequest } from './route-request.ts';

const KEY_PATTERN = /^[\x21-\x7e]{1,128}$/;
/**
 * A request unanswered for this long counts as dead and may be repeated: longer than we wait for a silent database or a retried
 * signing provider. The files of a form are checked one after the other.
 */
const CLAIM_MS = 60_000;
const UPLOAD_CLAIM_MS = 150_000;
/** How long the second of two equal requests waits for the first one's answer: this many looks, at growing intervals. */
const LOOKS_MAX = 9;
const FIRST_LOOK_MS = 20;
const LOOK_MS_MAX = 1_000;

type Call = { route: Route; input: RouteRequest<unknown, unknown, unknown>; actor: Actor | null; deps: Deps };

/**
 * Honours `Idempotency-Key`: the same key on the same route by the same caller has one effect and one answer; of two at once the
 * second waits for the first. Without the header the work simply runs. Only success is remembered: a refusal may be tried again. Two
 * multipart forms are the same if their texts and the bytes of their files are. Throws IDEMPOTENCY_KEY_REUSED if the body differs,
 * IDEMPOTENCY_IN_PROGRESS while the first one is still running.
 */
export async function answerOnce(call: Call, work: () => Promise<Reply>): Promise<Reply> {
  const key = readIdempotencyKey(call.input);
  if (key === undefined) {
    return work();
  }
  const { deps } = call;
  for (let look = 0; look < LOOKS_MAX; look += 1) {
    const { claim, found } = await claimFor(call, key);
    switch (found.outcome) {
      case 'different':
        throw new AppError('IDEMPOTENCY_KEY_REUSED');
      case 'answered': {
        const answer = await deps.secrets.open(found.answer, answerContext(claim));
        const data: unknown = JSON.parse(answer.toString());
        return { status: found.status === 201 ? 201 : 200, data };
      }
      case 'claimed':
        return runClaimed(deps, claim, work);
      case 'running':
        await wait(Math.min(FIRST_LOOK_MS * 2 ** look, LOOK_MS_MAX));
    }
  }
  throw new AppError('IDEMPOTENCY_IN_PROGRESS');
}

/** A request's key, undefined if it has none. Throws VALIDATION for a malformed key. */
export function readIdempotencyKey({ raw }: Pick<Call['input'], 'raw'>): string | undefined {
  const key = raw.headers['idempotency-key'];
  if (key !== undefined && (typeof key !== 'string' || !KEY_PATTERN.test(key))) {
    throw invalid([{ path: 'Idempotency-Key', key: 'errors.idempotencyKeyInvalid' }]);
  }
  return key;
}

async function claimFor({ route, input, actor, deps }: Call, key: string) {
  const now = deps.clock.now();
  const claim: KeyClaim = {
    owner: actor === null ? `address:${deps.secrets.sign(input.origin.ipAddress)}` : nameOfActor(actor),
    key,
    route: `${route.method} ${route.path}`,
    lockedUntil: new Date(now.getTime() + (takesLong(route) ? UPLOAD_CLAIM_MS : CLAIM_MS)),
  };
  const asked = [input.params, input.query, contentOf(input)];
  const fingerprint = deps.secrets.sign(JSON.stringify(asked));
  try {
    return { claim, found: await claimKey(deps.db, { ...claim, fingerprint, now }) };
  } catch (error) {
    // The claim may have been written without our knowing.
    await letGo(deps, claim, error);
    throw error;
  }
}

function takesLong({ multipart, readsFiles }: Route): boolean {
  return multipart !== undefined || readsFiles === true;
}

function contentOf({ form, body }: Call['input']): unknown {
  if (form !== null) {
    return fingerprintOf(form);
  }
  return Buffer.isBuffer(body) ? sha256Hex(body) : body;
}

/** A claim without effect would keep the caller's next try waiting. */
function letGo(deps: Deps, claim: KeyClaim, cause: unknown): Promise<void> {
  const isAway = databaseFailureOf(cause) === 'away';
  return writeEventually(deps.log, () => releaseKey(deps.db, claim), { isAway });
}

/** The context of a remembered answer: it belongs to one key of one caller. */
export function answerContext({ owner, route, key }: Pick<KeyClaim, 'owner' | 'route' | 'key'>): string {
  return `idempotency:${owner}:${route}:${key}`;
}

async function runClaimed(deps: Deps, claim: KeyClaim, work: () => Promise<Reply>): Promise<Reply> {
  const reply = await work().catch(async (error: unknown) => {
    await letGo(deps, claim, error);
    throw error;
  });
  try {
    // Sealed, because an answer can carry an access token.
    const answer = deps.secrets.seal(JSON.stringify(reply.data ?? null), answerContext(claim));
    const { status } = reply;
    await writeEventually(deps.log, () => finishKey(deps.db, { ...claim, answer, status }));
  } catch (error) {
    // The work is done, and its answer is valid: a caller who never gets it finds the key still claimed, and causes no second
    // effect.
    deps.log.error({ err: error }, 'an answer could not be remembered');
  }
  return reply;
}

const PAUSE_MS = 500;
/** As long as a claim may last: after that nobody needs the write any longer. */
const TRIES_MAX = 300;

/**
 * Does an idempotent write; if the database is away, in the background as soon as it is back, so that the caller's answer does not
 * wait. `isAway`: it was away a moment ago. Throws any other failure.
 */
async function writeEventually(
  log: Logger,
  write: () => Promise<void>,
  { isAway = false }: { isAway?: boolean } = {},
): Promise<void> {
  if (!isAway && (await isWritten(write))) {
    return;
  }
  keepTrying(write).catch((error: unknown) => {
    log.error({ err: error }, 'what was put off could not be written');
  });
}

async function keepTrying(write: () => Promise<void>): Promise<void> {
  for (let count = 0; count < TRIES_MAX; count += 1) {
    await wait(PAUSE_MS, undefined, { ref: false });
    if (await isWritten(write)) {
      return;
    }
  }
}

/** False if the database is away. */
async function isWritten(write: () => Promise<void>): Promise<boolean> {
  try {
    await write();
    return true;
  } catch (error) {
    if (databaseFailureOf(error) === 'away') {
      return false;
    }
    throw error;
  }
}
