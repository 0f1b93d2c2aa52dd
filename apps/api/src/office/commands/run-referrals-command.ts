import {
  findReferral,
  listReferrals,
  type ReferralFacts,
} from '../../areas/people/accounts/find-referrals.ts';
import type { Deps } from '../../platform/deps.ts';

export const REFERRAL_USAGE: readonly string[] = [
  'npm run dealer -- referrals                               a person who came by a referral link: investor, referrer, representative, deal',
];

/** `referrals`: newest first, a line each. */
export async function runReferralsCommand(deps: Deps): Promise<string[]> {
  const referrals = await listReferrals(deps.db);
  return referrals.length === 0 ? ['Nobody came by a referral link yet.'] : referrals.map(lineOfReferral);
}

/** How an order's investor came to the portal, one fact per line. */
export async function describeReferral(deps: Deps, investorId: string): Promise<string[]> {
  const { representative, referrer, subscriber, deal } = (await findReferral(deps.db, investorId)) ?? NOTHING;
  return [
    `Client of  ${representative ?? 'no representative'}`,
    ...(referrer === null ? [] : [`Referrer   ${referrer}`]),
    ...(subscriber === null ? [] : [`Subscriber ${subscriber}`]),
    ...(deal === null ? [] : [`Came for   ${deal}`]),
  ];
}

const NOTHING = { representative: null, referrer: null, subscriber: null, deal: null };

function lineOfReferral(facts: ReferralFacts): string {
  return [
    facts.registeredAt.toISOString().slice(0, 16).replace('T', ' '),
    facts.investor,
    `referred by ${facts.referrer ?? facts.subscriber ?? 'nobody named'}`,
    ...(facts.referrer !== null && facts.subscriber !== null ? [`subscriber ${facts.subscriber}`] : []),
    `representative ${facts.representative ?? 'none'}`,
    `deal ${facts.deal ?? 'none'}`,
  ].join(' | ');
}
