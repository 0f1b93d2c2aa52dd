import type { Referral } from '../account/user.wire.ts';

/** The longest value that a referral link may carry; a longer one is not ours. */
export const REFERRAL_VALUE_MAX_LENGTH = 64;

/** What a referral link carries: `mwr` the referrer's id, `ref` the subscriber's, `deal` a deal's id. */
export const REFERRAL_KEYS = ['mwr', 'ref', 'deal'] as const;

const VALUE = /^[A-Za-z0-9][A-Za-z0-9_.-]*$/;

/** True for a value that a referral may hold. */
export function isReferralValue(value: unknown): value is string {
  return typeof value === 'string' && value.length <= REFERRAL_VALUE_MAX_LENGTH && VALUE.test(value);
}

/**
 * The referral in the query of a link; null when there is none. Takes the pairs of a query in their order, the first
 * of a key counts. A value that is too long or has other characters than an id is left out, never stored.
 */
export function parseReferral(query: Iterable<readonly [string, string]>): Referral | null {
  const referral: Referral = {};
  for (const [name, value] of query) {
    const key = REFERRAL_KEYS.find((known) => known === name);
    if (key !== undefined && referral[key] === undefined && isReferralValue(value)) {
      referral[key] = value;
    }
  }
  return Object.keys(referral).length === 0 ? null : referral;
}

/** Addresses that show one deal, to whoever may see it. */
const DEAL_ADDRESS = /^\/(?:deal|dashboard\/marketplace)\/([^/]+)\/*$/i;

/**
 * What an address of the portal carries of a referral: its query, and the deal of an address that shows one. A visitor who has
 * to register first sees that deal afterwards.
 */
export function referralOfAddress(
  pathname: string,
  query: Iterable<readonly [string, string]>,
): Referral | null {
  const [, deal] = DEAL_ADDRESS.exec(pathname) ?? [];
  const referral = parseReferral(query);
  return isReferralValue(deal) ? { ...referral, deal } : referral;
}

/**
 * What is kept when a second link is opened. Whoever referred first stays the referrer, `mwr` and `ref` together, so
 * that a later link cannot take a referral over; the deal follows the latest link, because that is what the person
 * wants to see.
 */
export function mergeReferral(kept: Referral | null, incoming: Referral | null): Referral | null {
  if (kept === null || incoming === null) {
    return kept ?? incoming;
  }
  const hasReferrer = kept.mwr !== undefined || kept.ref !== undefined;
  const { mwr, ref } = hasReferrer ? kept : incoming;
  const deal = incoming.deal ?? kept.deal;
  return {
    ...(mwr === undefined ? {} : { mwr }),
    ...(ref === undefined ? {} : { ref }),
    ...(deal === undefined ? {} : { deal }),
  };
}

/** True where somebody referred: a link to a deal alone is no invitation. */
export function isInvited(referral: Referral | null): boolean {
  return referral?.mwr !== undefined || referral?.ref !== undefined;
}

/** Where a referred person goes: the referred deal's page if one was stored, otherwise the marketplace. */
export function pathAfterReferral(referral: Referral | null): string {
  const deal = referral?.deal;
  return deal === undefined ? '/dashboard/marketplace' : `/dashboard/marketplace/${encodeURIComponent(deal)}`;
}
