import { bringInDeal, hasAnyDeal } from '../areas/offering/deals/publish-deal.ts';
import { transact } from '../platform/db/transact.ts';
import { withUploadFolder } from '../platform/http/receiving/with-upload-folder.ts';
import { dealOfDemo } from './deal-of-demo.ts';
import { DEMO_DEALS } from './deals/demo-deals.ts';
import { keepApproval, printApprovals } from './keep-demo-approvals.ts';
import { keepDemoDocuments, printDemoDocuments } from './keep-demo-documents.ts';
import { keepDemoFilms, readDemoFilms } from './keep-demo-films.ts';
import type { DemoStep } from './people/demo-step.ts';

/** The demonstration deals with their documents and films, all of them or none; if there are deals already, nothing is added. */
export const loadDemoDeals: DemoStep = {
  name: 'deals',
  isDone: (deps) => hasAnyDeal(deps.db),
  run: async (deps) => {
    const at = deps.clock.now();
    const printed = await printDemoDocuments(DEMO_DEALS, at);
    const letters = await printApprovals(DEMO_DEALS, at);
    await withUploadFolder(deps.config.dataDir, async (folder) => {
      const films = await readDemoFilms(folder);
      await transact(deps.db, async (trx) => {
        for (const demo of DEMO_DEALS) {
          const deal = dealOfDemo(demo, deps.newId(), at);
          const documents = await keepDemoDocuments(trx, deps, printed.get(demo.slug) ?? []);
          const shown = await keepDemoFilms(trx, deps, films.get(demo.slug) ?? []);
          const content = { ...deal.content, documents: documents.named, films: shown.named };
          const approval = await keepApproval(trx, deps, letters.get(demo.slug), at);
          await bringInDeal(trx, approval.given({ ...deal, content }), at);
          await documents.putOut(deal.id, at);
          await shown.putOut(deal.id, at);
          await approval.putOut(deal.id);
        }
      });
    });
  },
};
