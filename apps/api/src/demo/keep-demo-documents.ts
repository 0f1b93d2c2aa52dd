import { DEALER_TIME_ZONE, formatDate } from '@portal/domain/ground/formats/dates';
import { LANGUAGES } from '@portal/domain/ground/people/languages';
import type { DealDocumentDraft } from '@portal/domain/offering/deals/authoring/deal-content';
import { DRAFTED_DOCUMENT_KINDS } from '@portal/domain/offering/deals/document-kinds';
import { bringInDocument, insertDealFile } from '../areas/offering/deals/publish-deal.ts';
import type { Paper } from '../papers/pdf/paper.ts';
import type { Db } from '../platform/db/tables.ts';
import type { Deps } from '../platform/deps.ts';
import { keepFile } from '../platform/files/kept/keep-file.ts';
import type { DemoDeal } from './deals/demo-deal.ts';
import { type DemoDocument, demoDocuments } from './deals/demo-document.ts';
import { countPrintedPages, printPapers } from './print-papers.ts';

type Printed = { document: DemoDocument; bytes: Buffer };

/** The documents of these deals, printed in both languages, by the name of each deal in addresses. */
export async function printDemoDocuments(
  demos: readonly DemoDeal[],
  at: Date,
): Promise<ReadonlyMap<string, readonly Printed[]>> {
  const toPrint = demos.flatMap((demo) =>
    LANGUAGES.flatMap((language) =>
      demoDocuments(demo, language, at).map((document) => ({ demo, document })),
    ),
  );
  const printed = await printPapers(toPrint.map(({ demo, document }) => paperOf(demo, document, at)));
  const bySlug = new Map<string, Printed[]>();
  for (const [index, { demo, document }] of toPrint.entries()) {
    const bytes = printed[index];
    if (bytes === undefined) {
      throw new Error(`${document.title} was not printed`);
    }
    bySlug.set(demo.slug, [...(bySlug.get(demo.slug) ?? []), { document, bytes }]);
  }
  return bySlug;
}

/** Keeps the files of one deal: its references to them, and how to publish them once the deal exists. */
export async function keepDemoDocuments(trx: Db, deps: Deps, printed: readonly Printed[]) {
  const kept: (DemoDocument & { id: string; pages: number })[] = [];
  for (const { document, bytes } of printed) {
    const pages = countPrintedPages(bytes);
    const { id } = await keepFile(trx, deps, {
      investorId: null,
      purpose: 'deal-document',
      originalName: `${document.title}.pdf`,
      contentType: 'application/pdf',
      bytes,
      pages,
    });
    kept.push({ ...document, id, pages });
  }
  return {
    named: DRAFTED_DOCUMENT_KINDS.flatMap((kind): DealDocumentDraft[] => {
      const [en, fr] = LANGUAGES.map((of) => kept.find((each) => each.kind === kind && each.language === of));
      return en === undefined || fr === undefined
        ? []
        : [{ kind, title: { en: en.title, fr: fr.title }, file: { en: en.id, fr: fr.id } }];
    }),
    putOut: async (dealId: string, at: Date) => {
      for (const { id, kind, language, title, pages } of kept) {
        if (kind !== 'offering-memorandum') {
          await insertDealFile(trx, { fileId: id, dealId, part: 'document', addedBy: null }, at);
        }
        await bringInDocument(trx, { id, dealId, kind, language, title, version: 1, pages }, at);
      }
    },
  };
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
