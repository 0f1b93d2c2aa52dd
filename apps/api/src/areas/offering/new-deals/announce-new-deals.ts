import type { Deps } from '../../../platform/deps.ts';
import { tellTopics } from '../../people/optional-mails/tell-topics.ts';
import { newDealTopic } from './new-deal-topic.ts';
import { findDealsToAnnounce, setAnnounced } from './new-deals.store.ts';

const DAY_MS = 86_400_000;
/** A deal open for longer is no news. */
const NEWS_DAYS = 14;

/**
 * Mails everybody who agreed to hear about new deals, once about each deal that opened, but only where the dealer is
 * registered and to confirmed addresses (CASL).
 */
export async function announceNewDeals(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const openedAfter = new Date(now.getTime() - NEWS_DAYS * DAY_MS);
  const deals = await findDealsToAnnounce(deps.db, { openedAfter, now });
  await tellTopics(deps, 'announce-new-deals', await Promise.all(deals.map(({ id }) => toTell(deps, id))));
}

async function toTell(deps: Deps, dealId: string): Promise<Parameters<typeof tellTopics>[2][number]> {
  return {
    topic: await newDealTopic(deps, dealId),
    mailTo: (investorId) => ({ template: 'new-deal', investorId, dealId }),
    finish: (trx) => setAnnounced(trx, dealId, deps.clock.now()),
  };
}
