import { isMasked, maskNumber } from '../../ground/formats/masked-number.ts';
import { isBlank, partAt, withPartAt } from './draft.ts';
import { KYC_FIELDS } from './section-rules.ts';

/**
 * Numbers that are masked in every answer: the fields that are asked as secrets. Their paths are the same in domain and
 * wire names.
 */
export const SECRET_PATHS: readonly string[] = KYC_FIELDS.filter(({ kind }) => kind === 'secret').map(
  ({ path }) => path,
);

/** Path to what was typed there, valid or not. */
export type Secrets = Readonly<Record<string, unknown>>;

/** A profile in two: what may be read, with masks in place of the secret numbers, and the numbers. */
export function splitSecrets<Kyc>(kyc: Kyc): { open: Kyc; secrets: Secrets };
export function splitSecrets(kyc: unknown): { open: unknown; secrets: Secrets } {
  let open = kyc;
  const secrets: Record<string, unknown> = {};
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
