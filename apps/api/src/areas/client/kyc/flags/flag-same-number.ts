import { partAt } from '@portal/domain/client/kyc/fields/draft';
import type { KycDraft } from '@portal/domain/client/kyc/sections/kyc';
import {
  isSocialInsuranceNumber,
  normaliseSocialInsuranceNumber,
} from '@portal/domain/ground/people/social-insurance-number';
import type { Db } from '../../../../platform/db/tables.ts';
import { type Flagging, flagProfile, marksOf } from './flag-profile.ts';
import { findFirstOtherWith, lockMarks, type MarkedVersion, setMark } from './number-marks.store.ts';

/**
 * Stores the fingerprint of a submitted version's own social insurance number, and flags it if another account
 * submitted the same one: always against the first that did, so that each duplicate is one case. A spouse's number is
 * not compared, since a spouse may well have an account.
 */
export async function flagSameNumber(
  trx: Db,
  deps: Flagging,
  version: MarkedVersion,
  kyc: KycDraft,
): Promise<void> {
  const number = ownNumber(kyc);
  if (number === undefined) {
    await setMark(trx, version, { keyId: deps.secrets.keys.matchKeys()[0].id, mark: null });
    return;
  }
  const marks = marksOf(deps, 'social-insurance-number', number);
  await lockMarks(trx, marks);
  await setMark(trx, version, marks[0]);
  const otherInvestorId = await findFirstOtherWith(trx, version.investorId, marks);
  if (otherInvestorId !== undefined) {
    await flagProfile(trx, deps, { ...version, kind: 'same-number', otherInvestorId }, marks);
  }
}

/** Undefined if it is not a valid number: two people making the same typing error says nothing. */
function ownNumber(kyc: KycDraft): string | undefined {
  const typed = partAt(kyc, 'basics.socialInsuranceNumber');
  const digits = typeof typed === 'string' ? normaliseSocialInsuranceNumber(typed) : undefined;
  return digits !== undefined && isSocialInsuranceNumber(digits) ? digits : undefined;
}
