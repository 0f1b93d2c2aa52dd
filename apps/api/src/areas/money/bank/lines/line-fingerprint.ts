import { type Fingerprint, fingerprintsOf } from '../../../../platform/crypto/fingerprint.ts';
import type { KeyRing } from '../../../../platform/crypto/key-ring.ts';
import { sha256Hex } from '../../../../platform/crypto/new-token.ts';

/** What the fingerprints of an account's line are made of, from what the line is known by (domain bank/line-identity). */
export function plainOfLine(accountId: string, likeness: string): string {
  return sha256Hex(`${accountId} ${likeness}`);
}

/** What finds a line among sealed ones, the fingerprint under the current key first: without the keys nobody tests a guess. */
export function lineFingerprints(
  keys: Pick<KeyRing, 'matchKeys'>,
  plain: string,
): readonly [Fingerprint, ...Fingerprint[]] {
  return fingerprintsOf(keys, 'bank-line', plain);
}
