import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

const State = z.object({
  /** The order. */
  trade: z.string(),
  /** A name for the investor that only the portal can tell apart from any other. */
  investor: z.string(),
  /** Seconds since 1970. */
  expires: z.number().int(),
  nonce: z.string(),
  returnUrl: z.string(),
});

/** What goes to a provider of linked accounts and comes back with the account; signed, so that nobody else can make one. */
export type ProviderState = z.infer<typeof State>;

export function signState(state: ProviderState, key: Buffer): string {
  const body = Buffer.from(JSON.stringify(state)).toString('base64url');
  return `${body}.${signText(body, key)}`;
}

/** What a state says; null when it was not made with this key or its time is over. */
export function readState(text: string, key: Buffer, now: Date): ProviderState | null {
  const [body = '', signature = '', ...rest] = text.split('.');
  if (rest.length > 0 || !isSignedText(body, signature, key)) {
    return null;
  }
  const state = State.safeParse(parseJson(Buffer.from(body, 'base64url').toString())).data;
  return state === undefined || state.expires * 1_000 <= now.getTime() ? null : state;
}

/** What a provider says of the account that was linked. */
export type LinkedAccount = { reference: string; lastDigits: string; accountHolder: string };

/** The text that a provider signs with the same key, a line each: the account belongs to this state and to no other. */
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
