import { setTimeout as wait } from 'node:timers/promises';
import { SigningProviderError } from '../../platform/ports/signing-provider.ts';
import { ErrorDetails } from './docusign.wire.ts';
import { ATTEMPTS_MAX, BACK_OFF_MS, DOCUSIGN_TIMEOUT_MS, PATIENCE_MS, WAIT_MAX_MS } from './limits.ts';

export type Call = {
  /** Names the call in messages; never an address, which could carry personal data. */
  name: string;
  url: string;
  init: { method: string; headers: Record<string, string>; body?: string };
  isRepeatable: boolean;
  bytesMax: number;
};

export type Answer = { status: number; body: Buffer };

const SECOND_MS = 1_000;
const TOO_MANY = 429;
const FAULT = 500;
/** How older accounts learn that they called too often, since it has no status of its own. */
const LIMIT_CODES = /^(HOURLY|BURST)_APIINVOCATION_LIMIT_EXCEEDED$/;

/** Sends one call at a time to the provider, retrying where that may help. */
export type Sender = (call: Call) => Promise<Answer>;

/**
 * Makes a sender of calls: with a time limit, retried after 429 (nothing was done then) and, if a call may be repeated, after 5xx
 * and lost connections. Once the provider says that no call is left, further ones wait for its reset, or are refused at once if that
 * is too far off. Rejects with a SigningProviderError.
 */
export function makeSender(now: () => number, timeoutMs = DOCUSIGN_TIMEOUT_MS): Sender {
  let pausedUntil = 0;
  return async (call) => {
    const begun = now();
    for (let attempt = 1; ; attempt += 1) {
      await waitFor(call, pausedUntil - now());
      const outcome = await tryOnce(call, timeoutMs);
      pausedUntil = Math.max(pausedUntil, resetOf(outcome, now()));
      if (outcome.kind === 'answered') {
        return outcome.answer;
      }
      const mayRepeat = outcome.kind === 'limited' || call.isRepeatable;
      if (!mayRepeat || attempt >= ATTEMPTS_MAX || now() - begun >= PATIENCE_MS) {
        throw giveUp(call, outcome, pausedUntil - now());
      }
      await wait(backOff(attempt));
    }
  };
}

type Outcome =
  | { kind: 'answered'; answer: Answer; headers: Headers }
  | { kind: 'limited'; headers: Headers }
  | { kind: 'failed'; why: string; headers: Headers | null };

async function tryOnce({ url, init, bytesMax }: Call, timeoutMs: number): Promise<Outcome> {
  try {
    const response = await fetch(url, {
      ...init,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const { status, headers } = response;
    const body = await readBytes(response, bytesMax);
    if (status === TOO_MANY || (status >= 400 && LIMIT_CODES.test(codeOf(body)))) {
      return { kind: 'limited', headers };
    }
    return status >= FAULT
      ? { kind: 'failed', why: `status ${status}`, headers }
      : { kind: 'answered', answer: { status, body }, headers };
  } catch (error) {
    // The cause is not kept: a network error may quote the address.
    return { kind: 'failed', why: error instanceof Error ? error.name : 'no answer', headers: null };
  }
}

/** The provider's code for what went wrong; empty if the answer has none. Its message may quote people. */
export function codeOf(body: Buffer): string {
  try {
    return ErrorDetails.safeParse(JSON.parse(body.toString('utf8'))).data?.errorCode ?? '';
  } catch {
    return '';
  }
}

/** Until when nothing should be sent, in milliseconds since 1970; 0 where calls are left. */
function resetOf({ kind, headers }: Outcome, now: number): number {
  const hasNoneLeft = headers?.get('x-ratelimit-remaining') === '0';
  if (headers === null || (kind !== 'limited' && !hasNoneLeft)) {
    return 0;
  }
  const reset = Number(headers.get('x-ratelimit-reset') ?? Number.NaN) * SECOND_MS;
  const retryAfter = now + Number(headers.get('retry-after') ?? Number.NaN) * SECOND_MS;
  return [retryAfter, hasNoneLeft ? reset : Number.NaN].find(Number.isFinite) ?? 0;
}

async function waitFor(call: Call, ms: number): Promise<void> {
  if (ms > WAIT_MAX_MS) {
    throw new SigningProviderError(`${call.name}: no calls left`, { retryAfterSeconds: secondsOf(ms) });
  }
  if (ms > 0) {
    await wait(ms);
  }
}

function backOff(attempt: number): number {
  const base = BACK_OFF_MS * 2 ** (attempt - 1);
  return base + Math.random() * (base / 2);
}

function giveUp(call: Call, outcome: Outcome, pausedMs: number): SigningProviderError {
  const why = outcome.kind === 'failed' ? outcome.why : 'called too often';
  return new SigningProviderError(
    `${call.name}: ${why}`,
    pausedMs > 0 ? { retryAfterSeconds: secondsOf(pausedMs) } : {},
  );
}

function secondsOf(ms: number): number {
  return Math.ceil(ms / SECOND_MS);
}

/** Reads an answer's whole body. Rejects with a RangeError as soon as it exceeds `bytesMax`. */
async function readBytes(response: Response, bytesMax: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    if (length > bytesMax) {
      throw new RangeError('the answer is too long');
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
