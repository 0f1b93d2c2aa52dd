import { hasAnyDeal, publishDeal } from '../areas/deals/publish-deal.ts';
import { transact } from '../platform/db/transact.ts';
import { dealOfDemo } from './deal-of-demo.ts';
import { DEMO_DEALS } from './deals/demo-deals.ts';
import type { DemoStep } from './demo-step.ts';

/** The demonstration deals, all of them or none; where there are deals already, nothing is added. */
export const demoDeals: DemoStep = {
  name: 'deals',
  isDone: (deps) => hasAnyDeal(deps.db),
  run: async (deps) => {
    const at = deps.clock.now();
    await transact(deps.db, async (trx) => {
      for (const demo of DEMO_DEALS) {
        await publishDeal(trx, dealOfDemo(demo, deps.newId(), at), at);
      }
    });
  },
};
