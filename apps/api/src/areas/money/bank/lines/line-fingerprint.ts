import { type Fingerprint, fingerprintsOf } from '../../../../platform/crypto/fingerprint.ts';
import type { KeyRing } from '../../../../platform/crypto/key-ring.ts';
import { sha256Hex } from '../../../../platform/crypto/new-token.ts';

/** What a line's fingerprints are made of: its account and what identifies it (domain bank/line-identity). */
export function plainOfLine(accountId: string, likeness: string): string {
  return sha256Hex(`${accountId} ${likeness}`);
}

/** A sealed line's fingerprints, the one under the current key first; without the keys nobody can test a guess. */
export function lineFingerprints(
  keys: Pick<KeyRing, 'matchKeys'>,
  plain: string,
): readonly [Fingerprint, ...Fingerprint[]] {
  return fingerprintsOf(keys, 'bank-line', plain);
}
