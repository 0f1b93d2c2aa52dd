import { createHmac } from 'node:crypto';
import type { DataKey, KeyRing } from './key-ring.ts';

/** Shows that two sealed values are equal without revealing either; hexadecimal. */
export type Fingerprint = { keyId: string; mark: string };

/**
 * The keyed fingerprints of a value, the one under the current key first: HMAC-SHA-256, so that a copy of the database without the
 * master key cannot test a guess, however few values are possible. `kind` keeps values of two kinds apart.
 */
export function fingerprintsOf(
  keys: Pick<KeyRing, 'matchKeys'>,
  kind: string,
  value: string,
): readonly [Fingerprint, ...Fingerprint[]] {
  const [current, ...earlier] = keys.matchKeys();
  const under = ({ id, key }: DataKey): Fingerprint => ({
    keyId: id,
    mark: createHmac('sha256', key).update(`${kind}:${value}`).digest('hex'),
  });
  return [under(current), ...earlier.map(under)];
}
