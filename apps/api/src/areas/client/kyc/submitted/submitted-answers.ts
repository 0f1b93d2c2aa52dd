import { maskSecrets } from '@portal/domain/client/kyc/checks/mask-secrets';
import { partAt } from '@portal/domain/client/kyc/fields/draft';
import type { SecretBox } from '../../../../platform/crypto/secret-box.ts';
import type { Db } from '../../../../platform/db/tables.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import { findSubmittedVersion } from '../versions/kyc-versions.store.ts';
import { openAnswers } from '../versions/seal-answers.ts';

/** The answers of a submitted version, by path in the domain's names, with secret numbers masked. */
export type SubmittedAnswers = {
  version: number;
  /** For rules that take whole profiles. */
  sections: unknown;
  /** '' if nothing was answered. */
  text: (path: string) => string;
};

/** Throws NOT_FOUND for a version that is not the investor's or not submitted. */
export async function readSubmittedAnswers(
  db: Db,
  box: SecretBox,
  investorId: string,
  kycId: string,
): Promise<SubmittedAnswers> {
  const row = await findSubmittedVersion(db, investorId, kycId);
  if (row === undefined) {
    throw new AppError('NOT_FOUND');
  }
  const { version } = row;
  const sections = maskSecrets(await openAnswers(box, row));
  return {
    version,
    sections,
    text: (path) => {
      const answer = partAt(sections, path);
      return typeof answer === 'string' ? answer : '';
    },
  };
}
