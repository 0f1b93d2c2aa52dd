import { partAt } from '@portal/domain/client/kyc/fields/draft';
import type { KycDraft } from '@portal/domain/client/kyc/sections/kyc';
import { foldText } from '@portal/domain/ground/people/fold-text';
import { isBoxAddress } from '@portal/domain/ground/people/is-box-address';
import type { Db } from '../../../../platform/db/tables.ts';
import { type Flagging, flagProfile, marksOf } from './flag-profile.ts';
import type { MarkedVersion } from './number-marks.store.ts';

/** Flags a submitted version whose residence is a box at a post office: identity is checked at an address where people live. */
export async function flagBoxResidence(
  trx: Db,
  deps: Flagging,
  version: MarkedVersion,
  kyc: KycDraft,
): Promise<void> {
  const street = partAt(kyc, 'basics.address.street');
  if (typeof street === 'string' && isBoxAddress(street)) {
    const about = { ...version, kind: 'box-residence', otherInvestorId: null } as const;
    await flagProfile(trx, deps, about, marksOf(deps, 'residence', foldText(street)));
  }
}
