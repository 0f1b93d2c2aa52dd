import { isBlank, partAt, withPartAt } from './draft.ts';
import { isMasked, maskNumber } from './masked-number.ts';

/** Numbers that are encrypted at rest and masked in every answer. Their paths are the same in domain and wire names. */
export const SECRET_PATHS = [
  'basics.socialInsuranceNumber',
  'basics.spouse.socialInsuranceNumber',
  'identityVerification.principal.documentNumber',
  'identityVerification.principal.dualVerification.reference',
  'identityVerification.principal.dualVerification.accountNumber',
  'identityVerification.secondary.documentNumber',
  'identityVerification.secondary.dualVerification.reference',
  'identityVerification.secondary.dualVerification.accountNumber',
] as const;

export type SecretPath = (typeof SECRET_PATHS)[number];

/** Path to what was typed there, valid or not. */
export type Secrets = Partial<Record<SecretPath, unknown>>;

/** A profile in two: what may be read, with masks in place of the secret numbers, and the numbers. */
export function splitSecrets<Kyc>(kyc: Kyc): { open: Kyc; secrets: Secrets };
export function splitSecrets(kyc: unknown): { open: unknown; secrets: Secrets } {
  let open = kyc;
  const secrets: Secrets = {};
  for (const path of SECRET_PATHS) {
    const number = partAt(kyc, path);
    if (!isBlank(number) && !isMasked(number)) {
      secrets[path] = number;
      open = withPartAt(open, path, maskNumber(number));
    }
  }
  return { open, secrets };
}

/**
 * A profile with its numbers back in place of their masks. A mask that no stored number has (nothing was stored, or
 * somebody typed it) becomes empty, so that it never counts as an answer.
 */
export function joinSecrets<Kyc>(kyc: Kyc, secrets: Secrets): Kyc;
export function joinSecrets(kyc: unknown, secrets: Secrets): unknown {
  let joined = kyc;
  for (const path of SECRET_PATHS) {
    const sent = partAt(kyc, path);
    if (isMasked(sent)) {
      const stored = secrets[path];
      joined = withPartAt(joined, path, stored !== undefined && maskNumber(stored) === sent ? stored : '');
    }
  }
  return joined;
}

/** A profile as it may leave the server. */
export function maskSecrets<Kyc>(kyc: Kyc): Kyc {
  return splitSecrets(kyc).open;
}
