import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ProviderEvent, ProviderMessage } from '../../platform/ports/signing-provider.ts';
import { parseJson } from './access.ts';
import type { DocusignSettings } from './settings.ts';
import { stateOf } from './state-of.ts';
import { ConnectEvent } from './wire.ts';

/** One header for each key of the account: X-DocuSign-Signature-1 and on. */
const SIGNATURE_HEADER = /^x-docusign-signature-\d{1,3}$/;

/**
 * What an event is about. `forged` unless one of its signatures is the HMAC-SHA256 of its bytes with one of our keys:
 * while keys are rotated, either side may have one that the other does not. Null for another account's events.
 */
export function readEvent(
  { headers, body }: ProviderMessage,
  { connectKeys: keys, accountId }: Pick<DocusignSettings, 'connectKeys' | 'accountId'>,
  now: number,
): ProviderEvent | 'forged' | null {
  const given = Object.entries(headers).flatMap(([name, value]) =>
    SIGNATURE_HEADER.test(name) && typeof value === 'string' ? [Buffer.from(value, 'base64')] : [],
  );
  const expected = keys.map((key) => createHmac('sha256', key).update(body).digest());
  if (!given.some((signature) => expected.some((right) => isSame(signature, right)))) {
    return 'forged';
  }
  const event = ConnectEvent.safeParse(parseJson(body)).data;
  if (event === undefined || event.data.accountId.toLowerCase() !== accountId.toLowerCase()) {
    return null;
  }
  const { envelopeId: reference, envelopeSummary: summary } = event.data;
  return { reference, state: summary === undefined ? null : stateOf(summary, now) };
}

function isSame(given: Buffer, right: Buffer): boolean {
  return given.length === right.length && timingSafeEqual(given, right);
}
