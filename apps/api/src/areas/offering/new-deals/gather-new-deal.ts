import type { Language } from '@portal/domain/ground/people/languages';
import type { Deps } from '../../../platform/deps.ts';
import { mayBeTold } from '../../people/optional-mails/subscribers.ts';
import { unsubscribeUrl } from '../../people/optional-mails/unsubscribe-url.ts';
import { newDealTopic } from './new-deal-topic.ts';
import { findOpenDeal } from './new-deals.store.ts';

/** What a mail about a new deal says. */
export type NewDealFacts = {
  name: Record<Language, string>;
  location: Record<Language, string>;
  slug: string;
  smallestOrderCents: bigint;
  /** Where the person can stop these mails without logging in. */
  unsubscribeUrl: string;
};

/** Null, so nothing is sent, once the deal takes no orders or its reader may no longer be written to. */
export async function gatherNewDeal(
  deps: Deps,
  { investorId, dealId }: { investorId: string; dealId: string },
): Promise<NewDealFacts | null> {
  const deal = await findOpenDeal(deps.db, dealId, deps.clock.now());
  const { audience } = newDealTopic(deps, dealId);
  if (deal === undefined || !(await mayBeTold(deps.db, investorId, audience))) {
    return null;
  }
  const { content, slug, unitPriceCents, minimumUnits } = deal;
  return {
    name: content.name,
    location: content.location,
    slug,
    smallestOrderCents: unitPriceCents * BigInt(Math.max(1, minimumUnits)),
    unsubscribeUrl: unsubscribeUrl(deps, 'new-deals', investorId),
  };
}
