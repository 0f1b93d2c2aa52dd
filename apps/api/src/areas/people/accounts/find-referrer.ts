import type { Referrer } from '@portal/domain/desk/orders/office-order-investor.wire';
import { fullName } from '@portal/domain/ground/formats/names';
import { representativeByCode } from '@portal/domain/people/representatives/representative';
import type { Db } from '../../../platform/db/tables.ts';
import { listRepresentatives } from '../representatives/find-representatives.ts';
import { findOwnReferral } from './find-referrals.ts';
import { findReferringInvestor } from './profile/referrals.store.ts';

/**
 * Who referred an investor; null for who came by themselves. `representativeId` is the reader who works with clients of their own:
 * of anybody else's client they learn that it was an investor, not who; null reads everybody.
 */
export async function findReferrer(
  db: Db,
  investorId: string,
  representativeId: string | null,
): Promise<Referrer | null> {
  const referral = await findOwnReferral(db, investorId);
  const value = referral?.mwr ?? referral?.ref;
  if (value === undefined) {
    return null;
  }
  const representative = representativeByCode(await listRepresentatives(db), value);
  if (representative !== null) {
    return { kind: 'representative', name: representative.fullName };
  }
  const investor = await findReferringInvestor(db, value, representativeId);
  if (investor === undefined) {
    // Anybody can write a link: what it names may be nobody.
    return { kind: 'unknown', name: value };
  }
  return { kind: 'investor', name: investor.isInScope ? fullName(investor) : null };
}
