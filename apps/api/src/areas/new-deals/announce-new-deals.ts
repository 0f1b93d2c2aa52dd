import { transact } from '../../platform/db/transact.ts';
import type { Deps } from '../../platform/deps.ts';
import { requestMail } from '../../platform/mail/request-mail.ts';
import { findDealsToAnnounce, findUntold, insertTold, setAnnounced } from './new-deals.store.ts';

const DAY_MS = 86_400_000;
/** What has been open for longer is no news. */
const NEWS_DAYS = 14;
/** Messages asked for in one transaction. */
const READERS_AT_ONCE_MAX = 100;

/**
 * Writes to everybody who agreed to hear of new deals, once about each deal that opened: only where the dealer is registered, and to
 * addresses that were confirmed (CASL). A run that was interrupted goes on where it was.
 */
export async function announceNewDeals(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const openedAfter = new Date(now.getTime() - NEWS_DAYS * DAY_MS);
  const audience = { kind: 'new-deals', provinces: deps.config.brand.registeredIn } as const;
  for (const { id } of await findDealsToAnnounce(deps.db, { openedAfter, now })) {
    for (let isTold = false; !isTold; ) {
      isTold = await transact(deps.db, async (trx) => {
        const untold = await findUntold(trx, id, audience, READERS_AT_ONCE_MAX);
        if (untold.length === 0) {
          await setAnnounced(trx, id, deps.clock.now());
          return true;
        }
        for (const investorId of await insertTold(trx, id, untold, deps.clock.now())) {
          await requestMail(trx, deps, { template: 'new-deal', investorId, dealId: id });
        }
        return false;
      });
    }
  }
}
