import type { Referrer } from '@portal/domain/desk/orders/office-order-investor.wire';
import { fullName } from '@portal/domain/ground/formats/full-name';
import { representativeByCode } from '@portal/domain/people/representatives/representative';
import type { Db } from '../../../platform/db/tables.ts';
import { listRepresentatives } from '../representatives/find-representatives.ts';
import {
  findInvestorsByIds,
  findReferringInvestor,
  listReferredInvestors,
  type ReferredInvestor,
} from './profile/referrals.store.ts';

const REFERRALS_MAX = 200;

/** Who came through whom, to whom and for what, each in words; null where neither link nor account says. */
export type ReferralFacts = {
  investor: string;
  registeredAt: Date;
  referrer: string | null;
  subscriber: string | null;
  representative: string | null;
  deal: string | null;
};

/** The newest referrals. */
export async function listReferrals(db: Db): Promise<ReferralFacts[]> {
  return withNames(db, await listReferredInvestors(db, REFERRALS_MAX));
}

/** How one investor came; undefined if there is no such account. */
export async function findReferral(db: Db, investorId: string): Promise<ReferralFacts | undefined> {
  const [facts] = await withNames(db, await findInvestorsByIds(db, [investorId]));
  return facts;
}

/** What an investor's referral link carried; null if they came without one. */
export async function findOwnReferral(db: Db, investorId: string): Promise<ReferredInvestor['referral']> {
  const [investor] = await findInvestorsByIds(db, [investorId]);
  return investor?.referral ?? null;
}

async function withNames(db: Db, investors: readonly ReferredInvestor[]): Promise<ReferralFacts[]> {
  const named = investors.flatMap(({ referral }) => [referral?.mwr, referral?.ref]);
  const ids = new Set(named.filter((value) => value !== undefined));
  const referrers = await findInvestorsByIds(db, [...ids]);
  const representatives = await listRepresentatives(db);
  const nameOf = (value: string | undefined) => {
    const representative = representativeByCode(representatives, value ?? '');
    const referrer = referrers.find(({ id }) => id === value);
    if (representative !== null) {
      return `${representative.fullName}, representative`;
    }
    // Anybody can make up a link, so it may name nobody.
    return referrer === undefined ? (value ?? null) : describe(referrer);
  };
  return investors.map(({ referral, ...investor }) => ({
    investor: describe(investor),
    registeredAt: investor.createdAt,
    referrer: nameOf(referral?.mwr),
    subscriber: nameOf(referral?.ref),
    representative:
      representatives.find(({ id }) => id === investor.dealerRepresentativeId)?.fullName ?? null,
    deal: referral?.deal ?? null,
  }));
}

function describe(investor: Pick<ReferredInvestor, 'firstName' | 'lastName' | 'email'>): string {
  return `${fullName(investor)} <${investor.email}>`;
}

/**
 * Who referred an investor; null if nobody did. `representativeId` is a reader limited to their own clients: if the
 * referrer is somebody else's client, they learn only that it was an investor. Null reads everybody.
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
    // Anybody can make up a link, so it may name nobody.
    return { kind: 'unknown', name: value };
  }
  return { kind: 'investor', name: investor.isInScope ? fullName(investor) : null };
}
