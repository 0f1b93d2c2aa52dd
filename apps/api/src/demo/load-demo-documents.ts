import { DEALER_TIME_ZONE, formatDate } from '@portal/domain/formats/dates';
import { LANGUAGES } from '@portal/domain/people/languages';
import { findLiveDeals } from '../areas/deals/find-deals.ts';
import { hasAnyDealDocument, publishDealDocument } from '../areas/deals/publish-deal.ts';
import type { Paper } from '../papers/pdf/paper.ts';
import { transact } from '../platform/db/transact.ts';
import type { Deps } from '../platform/deps.ts';
import { keepFile } from '../platform/files/keep-file.ts';
import type { DemoDeal } from './deals/demo-deal.ts';
import { DEMO_DEALS } from './deals/demo-deals.ts';
import { type DemoDocument, demoDocuments } from './deals/demo-document.ts';
import type { DemoStep } from './demo-step.ts';
import { countPrintedPages, printPapers } from './print-papers.ts';

/** The documents of the demonstration deals, printed in both languages; all of them or none. */
export const demoDealDocuments: DemoStep = {
  name: "deals' documents",
  isDone: (deps) => hasAnyDealDocument(deps.db),
  run: async (deps) => {
    const at = deps.clock.now();
    const documents = await documentsToPrint(deps, at);
    const printed = await printPapers(documents.map(({ demo, document }) => paperOf(demo, document, at)));
    await transact(deps.db, async (trx) => {
      for (const [index, { dealId, document }] of documents.entries()) {
        const bytes = printed[index];
        if (bytes === undefined) {
          throw new Error(`${document.title} was not printed`);
        }
        const pages = countPrintedPages(bytes);
        const { kind, title, language } = document;
        const file = await keepFile(trx, deps, {
          investorId: null,
          purpose: 'deal-document',
          originalName: `${title}.pdf`,
          contentType: 'application/pdf',
          bytes,
          pages,
        });
        await publishDealDocument(trx, { id: file.id, dealId, kind, language, title, version: 1, pages }, at);
      }
    });
  },
};

type ToPrint = { dealId: string; demo: DemoDeal; document: DemoDocument };

async function documentsToPrint(deps: Deps, at: Date): Promise<ToPrint[]> {
  const deals = await findLiveDeals(deps.db, at);
  return deals.flatMap(({ id, slug }) => {
    const demo = DEMO_DEALS.find((candidate) => candidate.slug === slug);
    return demo === undefined
      ? []
      : LANGUAGES.flatMap((language) =>
          demoDocuments(demo, language, at).map((document) => ({ dealId: id, demo, document })),
        );
  });
}

function paperOf(demo: DemoDeal, { kind, title, language, blocks }: DemoDocument, at: Date): Paper {
  return {
    id: `${demo.slug} / ${kind} / 1`,
    content: { title, language, blocks },
    subtitle: `${demo.issuer.name}, ${formatDate(at.toISOString(), language)}`,
    letterhead: {
      name: demo.issuer.name,
      address: demo.location[language],
      phone: demo.issuer.phone,
      email: demo.issuer.email,
    },
    initials: {},
    signatureLines: [],
    evidence: null,
    timeZone: DEALER_TIME_ZONE,
    createdAt: at.toISOString(),
  };
}
