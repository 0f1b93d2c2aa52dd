import { createHmac, timingSafeEqual } from 'node:crypto';

/** Older messages were held back by somebody, or the sender's clock is wrong. */
export const EVENT_AGE_MAX_SECONDS = 300;
const MS_PER_SECOND = 1_000;
const SIGNATURE = /^[0-9a-f]{64}$/;

/** Signs the seconds since 1970, a dot, and the bytes of the body. */
export function signEvent(key: string, timestamp: string, body: Buffer): string {
  return createHmac('sha256', key).update(`${timestamp}.`).update(body).digest('hex');
}

/** True when one of the keys signed these bytes, recently enough. */
export function isSignedEvent(
  { signature, timestamp, body }: { signature: string; timestamp: string; body: Buffer },
  keys: readonly string[],
  now: Date,
): boolean {
  const seconds = Number(timestamp);
  const age = Math.abs(now.getTime() / MS_PER_SECOND - seconds);
  if (!SIGNATURE.test(signature) || !Number.isSafeInteger(seconds) || age > EVENT_AGE_MAX_SECONDS) {
    return false;
  }
  const given = Buffer.from(signature, 'hex');
  return keys.some((key) => timingSafeEqual(given, Buffer.from(signEvent(key, timestamp, body), 'hex')));
}
