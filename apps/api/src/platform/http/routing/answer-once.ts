import { setTimeout as wait } from 'node:timers/promises';
import { hashToken, sha256Hex } from '../../crypto/new-token.ts';
import { inOneTransaction } from '../../db/call-transaction.ts';
import { CommitUnknownError } from '../../db/commit-unknown-error.ts';
import { databaseFailureOf } from '../../db/database-failure-of.ts';
import type { Db } from '../../db/tables.ts';
import type { Deps } from '../../deps.ts';
import { type Actor, nameOfActor } from '../actor.ts';
import { AppError, invalid } from '../app-error.ts';
import { bearerTokenOf } from '../bearer-token-of.ts';
import { fingerprintOf } from '../receiving/receive-parts.ts';
import { claimKey, findAnswer, finishKey, type KeyClaim, releaseKey } from './idempotency.store.ts';
import { officeTokenOf } from './office-cookie.ts';
import type { Reply, Route } from './route.ts';
import type { RouteRequest } from './route-request.ts';
import { writeEventually } from './write-eventually.ts';

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

type Work = (db: Db) => Promise<Reply>;

/**
 * Runs the work in one transaction (platform/db/call-transaction.ts) and honours `Idempotency-Key`: the same key on the same route by
 * the same caller has one effect and one answer, because the answer is written in the work's own transaction; of two at once the
 * second waits for the first. Without the header the work simply runs. Only success is remembered: a refusal may be tried again. Two
 * multipart forms are the same if their texts and the bytes of their files are. Throws IDEMPOTENCY_KEY_REUSED if the body differs,
 * IDEMPOTENCY_IN_PROGRESS while the first one is still running.
 */
export async function answerOnce(call: Call, work: Work): Promise<Reply> {
  const key = readIdempotencyKey(call.input);
  const { deps, route } = call;
  if (key === undefined || route.keepsAnswer === false) {
    return inOneTransaction(deps.db, { work, stands: isRefusal });
  }
  for (let look = 0; look < LOOKS_MAX; look += 1) {
    const { claim, found } = await claimFor(call, key);
    switch (found.outcome) {
      case 'different':
        throw new AppError('IDEMPOTENCY_KEY_REUSED');
      case 'answered':
        return openAnswer(deps, claim, found);
      case 'claimed':
        return runClaimed(deps, claim, work);
      case 'running':
        await wait(Math.min(FIRST_LOOK_MS * 2 ** look, LOOK_MS_MAX));
    }
  }
  throw new AppError('IDEMPOTENCY_IN_PROGRESS');
}

async function openAnswer(
  deps: Deps,
  claim: Omit<KeyClaim, 'lockedUntil'>,
  { answer, status }: { answer: Buffer; status: number },
): Promise<Reply> {
  const data: unknown = JSON.parse((await deps.secrets.open(answer, answerContext(claim))).toString());
  return { status: status === 201 ? 201 : 200, data };
}

/** What was recorded before a refusal stands, such as a wrong guess; what came before a fault is undone. */
function isRefusal(error: unknown): boolean {
  return error instanceof AppError;
}

/** A request's key, undefined if it has none. Throws VALIDATION for a malformed key. */
export function readIdempotencyKey({ raw }: Pick<Call['input'], 'raw'>): string | undefined {
  const key = raw.headers['idempotency-key'];
  if (key !== undefined && (typeof key !== 'string' || !KEY_PATTERN.test(key))) {
    throw invalid([{ path: 'Idempotency-Key', key: 'errors.idempotencyKeyInvalid' }]);
  }
  return key;
}

async function claimFor(call: Call, key: string) {
  const { route, deps } = call;
  const now = deps.clock.now();
  const claim: KeyClaim = {
    owner: ownerOf(call),
    key,
    route: nameOfRoute(route),
    lockedUntil: new Date(now.getTime() + (takesLong(route) ? UPLOAD_CLAIM_MS : CLAIM_MS)),
  };
  try {
    return { claim, found: await claimKey(deps.db, { ...claim, fingerprint: fingerprint(call), now }) };
  } catch (error) {
    // The claim may have been written without our knowing.
    await letGo(deps, claim, error);
    throw error;
  }
}

/** Whose key it is. Of a call that ends its own session, that session's: nobody else is known when it is repeated. */
function ownerOf({ route, input, actor, deps }: Call): string {
  if (route.endsSession === true) {
    return ownerByToken(route, input);
  }
  return actor === null ? `address:${deps.secrets.sign(input.origin.ipAddress)}` : nameOfActor(actor);
}

function ownerByToken({ access }: Route, { raw }: Call['input']): string {
  const token = access === 'staff' ? officeTokenOf(raw) : bearerTokenOf(raw);
  return `session:${hashToken(token ?? '')}`;
}

function nameOfRoute({ method, path }: Route): string {
  return `${method} ${path}`;
}

function fingerprint({ input, deps }: Pick<Call, 'input' | 'deps'>): string {
  return deps.secrets.sign(JSON.stringify([input.params, input.query, contentOf(input)]));
}

/**
 * The answer to a call that ended its own session, for whoever has that session's token and sends the same again: nobody can
 * authenticate them any more. Null if there is none.
 */
export async function answerOfEndedSession(call: Omit<Call, 'actor'>): Promise<Reply | null> {
  const { route, input, deps } = call;
  const key = readIdempotencyKey(input);
  if (route.endsSession !== true || key === undefined) {
    return null;
  }
  const claim = { owner: ownerByToken(route, input), key, route: nameOfRoute(route) };
  const found = await findAnswer(deps.db, claim);
  return found === undefined || found.fingerprint !== fingerprint(call)
    ? null
    : openAnswer(deps, claim, found);
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

/** A claim without effect would keep the caller's next try waiting. One with an answer stays. */
function letGo(deps: Deps, claim: KeyClaim, cause: unknown): Promise<void> {
  const isAway = databaseFailureOf(cause) === 'away';
  return writeEventually(deps.log, () => releaseKey(deps.db, claim), { isAway });
}

/** The context of a remembered answer: it belongs to one key of one caller. */
export function answerContext({ owner, route, key }: Pick<KeyClaim, 'owner' | 'route' | 'key'>): string {
  return `idempotency:${owner}:${route}:${key}`;
}

async function runClaimed(deps: Deps, claim: KeyClaim, work: Work): Promise<Reply> {
  try {
    return await inOneTransaction(deps.db, {
      work,
      last: (trx, reply) => remember(trx, deps, claim, reply),
      stands: isRefusal,
    });
  } catch (error) {
    const answered = error instanceof CommitUnknownError ? await answerOfCommitted(deps, claim) : null;
    if (answered !== null) {
      return answered;
    }
    await letGo(deps, claim, error);
    throw error;
  }
}

/**
 * Writes the answer into the work's transaction: both stand, or neither. Throws IDEMPOTENCY_IN_PROGRESS where another request has
 * taken over the key, so that this one has no effect. Work without a transaction has changed nothing that may not happen twice.
 */
async function remember(trx: Db | null, deps: Deps, claim: KeyClaim, reply: Reply): Promise<void> {
  // Sealed, because an answer can carry an access token.
  const answer = deps.secrets.seal(JSON.stringify(reply.data ?? null), answerContext(claim));
  const finished = { ...claim, answer, status: reply.status };
  if (trx === null) {
    await writeEventually(deps.log, () => finishKey(deps.db, finished));
  } else if (!(await finishKey(trx, finished))) {
    throw new AppError('IDEMPOTENCY_IN_PROGRESS');
  }
}

/** Long enough for the pool's other connections to notice that they have ended, too. */
const FIRST_PAUSE_MS = 100;

/**
 * The answer of a call whose commit was not acknowledged, if it stands: the claim cannot be released then. Null if it does not, or if
 * the database cannot say now; whoever sends the same again learns it.
 */
async function answerOfCommitted(deps: Deps, claim: KeyClaim): Promise<Reply | null> {
  await wait(FIRST_PAUSE_MS);
  try {
    // Waits for the end of a commit under way.
    await releaseKey(deps.db, claim);
    const found = await findAnswer(deps.db, claim);
    return found === undefined ? null : await openAnswer(deps, claim, found);
  } catch (error) {
    if (databaseFailureOf(error) === null) {
      throw error;
    }
    return null;
  }
}
