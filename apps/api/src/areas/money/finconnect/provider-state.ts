import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

const State = z.object({
  /** The order. */
  trade: z.string(),
  /** The investor's pseudonym, which only the portal can resolve. */
  investor: z.string(),
  /** Seconds since 1970. */
  expires: z.number().int(),
  nonce: z.string(),
  returnUrl: z.string(),
});

/** Sent to a provider of linked accounts and returned with the account; signed, so that nobody else can forge one. */
export type ProviderState = z.infer<typeof State>;

export function signState(state: ProviderState, key: Buffer): string {
  const body = Buffer.from(JSON.stringify(state)).toString('base64url');
  return `${body}.${signText(body, key)}`;
}

/** The content of a state; null when it was not signed with this key or has expired. */
export function readState(text: string, key: Buffer, now: Date): ProviderState | null {
  const [body = '', signature = '', ...rest] = text.split('.');
  if (rest.length > 0 || !isSignedText(body, signature, key)) {
    return null;
  }
  const state = State.safeParse(parseJson(Buffer.from(body, 'base64url').toString())).data;
  return state === undefined || state.expires * 1_000 <= now.getTime() ? null : state;
}

/** A linked account as reported by a provider. */
export type LinkedAccount = { reference: string; lastDigits: string; accountHolder: string };

/** The text that a provider signs with the same key, one field per line, which ties the account to this state. */
export function accountText(state: string, { reference, lastDigits, accountHolder }: LinkedAccount): string {
  return [state, reference, lastDigits, accountHolder].join('\n');
}

/** HMAC-SHA256 in base64url. */
export function signText(text: string, key: Buffer): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}

export function isSignedText(text: string, signature: string, key: Buffer): boolean {
  const expected = Buffer.from(signText(text, key));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
