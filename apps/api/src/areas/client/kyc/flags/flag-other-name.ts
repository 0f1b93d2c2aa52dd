import { partAt } from '@portal/domain/client/kyc/fields/draft';
import type { KycDraft } from '@portal/domain/client/kyc/sections/kyc';
import { foldName, isSameName } from '@portal/domain/ground/people/is-same-name';
import type { Db } from '../../../../platform/db/tables.ts';
import { findInvestor } from '../../../people/accounts/find-account.ts';
import { type Flagging, flagProfile, marksOf } from './flag-profile.ts';
import type { MarkedVersion } from './number-marks.store.ts';

/** Flags a submitted version that names a different person than its account does. */
export async function flagOtherName(
  trx: Db,
  deps: Flagging,
  version: MarkedVersion,
  kyc: KycDraft,
): Promise<void> {
  const account = await findInvestor(trx, version.investorId);
  const named = nameIn(kyc);
  if (account === undefined || isSameName(account, named)) {
    return;
  }
  const both = `${foldName(account)}|${foldName(named)}`;
  const about = { ...version, kind: 'other-name', otherInvestorId: null } as const;
  await flagProfile(trx, deps, about, marksOf(deps, 'names', both));
}

function nameIn(kyc: KycDraft): { firstName: string; middleName: string; lastName: string } {
  const text = (name: string) => {
    const answer = partAt(kyc, `basics.${name}`);
    return typeof answer === 'string' ? answer : '';
  };
  return { firstName: text('firstName'), middleName: text('middleName'), lastName: text('lastName') };
}
