import { isMasked, maskNumber } from '../../../ground/formats/mask-number.ts';
import { isBlank, partAt, withPartAt } from '../fields/draft.ts';
import { KYC_FIELDS } from '../sections/section-schemas.ts';

/**
 * Numbers that are masked in every answer: the fields that are asked as secrets. Their paths are the same in domain and
 * wire names.
 */
export const SECRET_PATHS: readonly string[] = KYC_FIELDS.filter(({ kind }) => kind === 'secret').map(
  ({ path }) => path,
);

/** A profile as it may leave the server: masks stand in place of the secret numbers. */
export function maskSecrets<Kyc>(kyc: Kyc): Kyc;
export function maskSecrets(kyc: unknown): unknown {
  let open = kyc;
  for (const path of SECRET_PATHS) {
    const number = partAt(kyc, path);
    if (!isBlank(number) && !isMasked(number)) {
      open = withPartAt(open, path, maskNumber(number));
    }
  }
  return open;
}
