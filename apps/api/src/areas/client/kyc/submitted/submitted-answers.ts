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
  /** Throws if the path holds no number, which a submitted version always does. */
  number: (path: string) => number;
  /** The profile's Canadian dollars in whole cents. */
  cents: (path: string) => bigint;
  isYes: (path: string) => boolean;
};

const CENTS_PER_DOLLAR = 100;

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
  const number = (path: string) => {
    const answer = partAt(sections, path);
    if (typeof answer !== 'number') {
      throw new Error(`kyc ${kycId}: ${path} is not a number`);
    }
    return answer;
  };
  return {
    version,
    sections,
    number,
    text: (path) => {
      const answer = partAt(sections, path);
      return typeof answer === 'string' ? answer : '';
    },
    cents: (path) => BigInt(Math.round(number(path) * CENTS_PER_DOLLAR)),
    isYes: (path) => partAt(sections, path) === true,
  };
}
