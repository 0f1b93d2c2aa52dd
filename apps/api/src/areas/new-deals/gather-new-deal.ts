import type { Language } from '@portal/domain/wire/user';
import { writeLinkToken } from '../../platform/crypto/link-token.ts';
import type { Deps } from '../../platform/deps.ts';
import { findOpenDeal, mayBeTold } from './new-deals.store.ts';
import { UNSUBSCRIBE_PURPOSE } from './unsubscribe.ts';

/** What a message about a new deal tells. */
export type NewDealFacts = {
  name: Record<Language, string>;
  location: Record<Language, string>;
  slug: string;
  smallestOrderCents: bigint;
  /** Where the person stops these messages, without logging in. */
  unsubscribeUrl: string;
};

/** Null once the deal takes no orders, or its reader is not to be written to any more: then there is nothing to send. */
export async function gatherNewDeal(
  deps: Deps,
  { investorId, dealId }: { investorId: string; dealId: string },
): Promise<NewDealFacts | null> {
  const deal = await findOpenDeal(deps.db, dealId, deps.clock.now());
  const audience = { kind: 'new-deals', provinces: deps.config.brand.registeredIn } as const;
  if (deal === undefined || !(await mayBeTold(deps.db, investorId, audience))) {
    return null;
  }
  const { content, slug, unitPriceCents, minimumUnits } = deal;
  const token = writeLinkToken(deps.secrets, UNSUBSCRIBE_PURPOSE, investorId);
  return {
    name: content.name,
    location: content.location,
    slug,
    smallestOrderCents: unitPriceCents * BigInt(Math.max(1, minimumUnits)),
    unsubscribeUrl: `${deps.config.publicUrl}/unsubscribe/${token}`,
  };
}
