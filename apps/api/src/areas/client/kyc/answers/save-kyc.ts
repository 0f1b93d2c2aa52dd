import type { KycDetails } from '@portal/domain/client/kyc/answers/kyc-answers.wire';
import { type KycSaveBody, sectionsIn } from '@portal/domain/client/kyc/answers/kyc-save-body';
import type { KycWire } from '@portal/domain/client/kyc/answers/kyc-wire';
import { toDomain, toWirePath } from '@portal/domain/client/kyc/answers/kyc-wire-map';
import { profileReviewOf } from '@portal/domain/client/kyc/checks/confirm-profile-by';
import { partAt } from '@portal/domain/client/kyc/fields/draft';
import type { KycIssue } from '@portal/domain/client/kyc/fields/kyc-issue';
import { dealerDay } from '@portal/domain/ground/formats/clock-days';
import type { CalendarDate } from '@portal/domain/ground/people/calendar-date';
import type { z } from 'zod';
import { announce } from '../../../../platform/announce.ts';
import type { Db } from '../../../../platform/db/tables.ts';
import { transact } from '../../../../platform/db/transact.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { AppError, type FieldIssue, invalid } from '../../../../platform/http/app-error.ts';
import { rememberResidence } from '../../../people/accounts/profile/change-details.ts';
import { flagBoxResidence } from '../flags/flag-box-residence.ts';
import { flagOtherName } from '../flags/flag-other-name.ts';
import { flagSameNumber } from '../flags/flag-same-number.ts';
import { answerSource } from '../versions/answer-times.ts';
import { type CurrentKyc, loadCurrentKyc } from '../versions/current-kyc.ts';
import { lockProfile, setSubmitted } from '../versions/kyc-versions.store.ts';
import { OPEN_ANSWERS } from '../versions/seal-answers.ts';
import { auditKyc, auditStart, auditSuperseded } from './audit-kyc.ts';
import { presentKyc, presentSuperseded } from './present-kyc.ts';
import { takeOwnFiles } from './take-own-files.ts';
import { type StoredKyc, type WrittenKyc, writeAnswers } from './write-answers.ts';

/** Any subset of the sections, in wire names. */
export type KycSaveInput = Partial<z.infer<typeof KycSaveBody>>;

/**
 * Saves any part of the profile and, with `formIsFinished`, submits it. A draft save accepts any answers. A refused
 * finish changes nothing. Finishing again unchanged submits nothing twice, except from the last month of the profile's
 * year on, when it confirms the profile: the same answers become the next version. Answers older than another device's
 * lose and are named in the result; a finish with such answers submits nothing, because the person has not seen what
 * would be submitted. `device` identifies the device. Throws NOT_FOUND, and when finishing VALIDATION with every
 * failing field.
 */
export async function saveKyc(
  deps: Deps,
  investorId: string,
  input: KycSaveInput,
  device = '',
): Promise<KycDetails> {
  const { kyc, completion, superseded } = await transact(deps.db, async (trx) => {
    if (input.formIsFinished === true) {
      await announce(trx, deps, 'profile-to-submit', { investorId });
    }
    if (!(await lockProfile(trx, investorId))) {
      throw new AppError('NOT_FOUND');
    }
    const current = await loadCurrentKyc(trx, deps, investorId);
    const files = await takeOwnFiles(trx, investorId, toDomain(sentSections(input)));
    const source = answerSource(input, device, deps.clock.now());
    const isFinished = input.formIsFinished === true;
    const written = await writeAnswers(trx, deps, investorId, current, files.answers, {
      ...source,
      renews: isFinished && isReviewDue(current, dealerDay(deps.clock.now())),
    });
    // Report a file that is not the investor's own as such, before the rules call its field empty.
    const issues = isFinished ? [...files.issues, ...written.issues] : [];
    if (issues.length > 0) {
      // Thrown inside the transaction, so that a refused finish leaves the profile and its completion as they were.
      throw invalid(toFieldIssues(issues));
    }
    return { ...written, kyc: await finish(trx, deps, investorId, written, isFinished) };
  });
  return { ...presentKyc(kyc, completion), ...presentSuperseded(superseded) };
}

async function finish(
  trx: Db,
  deps: Deps,
  investorId: string,
  written: WrittenKyc,
  mayBeSubmitted: boolean,
): Promise<StoredKyc> {
  const { kyc } = written;
  const at = deps.clock.now();
  const submits = mayBeSubmitted && kyc.state === 'draft' && written.superseded.length === 0;
  if (submits) {
    await setSubmitted(trx, investorId, kyc.id, at);
    await rememberResidence(trx, investorId, partAt(kyc.kyc, OPEN_ANSWERS.province));
  }
  await auditStart(trx, deps, at, investorId, written);
  await auditSuperseded(trx, deps, at, investorId, written);
  if (!submits) {
    return kyc;
  }
  await auditKyc(trx, deps, at, investorId, kyc, 'kyc.submitted');
  await flagOtherName(trx, deps, { investorId, kycId: kyc.id }, kyc.kyc);
  await flagBoxResidence(trx, deps, { investorId, kycId: kyc.id }, kyc.kyc);
  await flagSameNumber(trx, deps, { investorId, kycId: kyc.id }, kyc.kyc);
  await announce(trx, deps, 'profile-submitted', { investorId, kycId: kyc.id });
  return { ...kyc, state: 'submitted', submittedAt: at };
}

/** True if finishing without a change is the review that the law requires. */
function isReviewDue({ state, submittedAt }: CurrentKyc, today: CalendarDate): boolean {
  return (
    state === 'submitted' &&
    submittedAt !== null &&
    profileReviewOf(dealerDay(submittedAt), today) !== 'current'
  );
}

/** The sections that were sent; null counts as not sent. */
function sentSections(input: KycSaveInput): KycWire;
function sentSections(input: Readonly<Record<string, unknown>>): unknown {
  return Object.fromEntries(sectionsIn(input).map((section) => [section, input[section]]));
}

/** A profile's issues as the API returns them: the first for each field, by its wire path. */
function toFieldIssues(issues: readonly KycIssue[]): FieldIssue[] {
  const byPath = new Map<string, FieldIssue>();
  for (const { path, key, values } of issues) {
    const wirePath = toWirePath(path);
    if (!byPath.has(wirePath)) {
      byPath.set(wirePath, { path: wirePath, key, values });
    }
  }
  return [...byPath.values()];
}
