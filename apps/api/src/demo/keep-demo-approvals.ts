import { DEALER_TIME_ZONE, formatDate } from '@portal/domain/ground/formats/dates';
import { pageMark } from '@portal/domain/offering/deals/authoring/page-mark';
import { draftOfDeal } from '../areas/offering/deals/draft-of-deal.ts';
import type { DealRecord } from '../areas/offering/deals/find-deals.ts';
import { insertDealFile } from '../areas/offering/deals/publish-deal.ts';
import { paragraph } from '../papers/documents/blocks.ts';
import type { Paper } from '../papers/pdf/paper.ts';
import type { Db } from '../platform/db/tables.ts';
import type { Deps } from '../platform/deps.ts';
import { keepFile } from '../platform/files/kept/keep-file.ts';
import type { DemoDeal } from './deals/demo-deal.ts';
import { approvalOfDemo } from './deals/demo-offerings.ts';
import { countPrintedPages, printPapers } from './print-papers.ts';

const TITLE = 'Approval of the page';

/** The letters in which the invented issuers approve what their pages say, by the name of each deal in addresses. */
export async function printApprovals(
  demos: readonly DemoDeal[],
  at: Date,
): Promise<ReadonlyMap<string, Buffer>> {
  const letters = await printPapers(demos.map((demo) => letterOf(demo, at)));
  return new Map(
    demos.flatMap(({ slug }, place) => {
      const letter = letters[place];
      return letter === undefined ? [] : [[slug, letter] as const];
    }),
  );
}

/** Keeps an issuer's letter: the deal with it, and how the file becomes the deal's once that exists. */
export async function keepApproval(trx: Db, deps: Deps, letter: Buffer | undefined, at: Date) {
  if (letter === undefined) {
    throw new Error('Each issuer has a letter');
  }
  const { id } = await keepFile(trx, deps, {
    investorId: null,
    purpose: 'deal-draft',
    originalName: `${TITLE}.pdf`,
    contentType: 'application/pdf',
    bytes: letter,
    pages: countPrintedPages(letter),
  });
  return {
    given: (deal: DealRecord) => approvedByIssuer(deal, id, at),
    putOut: (dealId: string) =>
      insertDealFile(trx, { fileId: id, dealId, part: 'document', addedBy: null }, at),
  };
}

/** The deal as its issuer approved it in the file of this id. */
export function approvedByIssuer(deal: DealRecord, file: string, at: Date): DealRecord {
  const { offering } = deal.content;
  if (offering === undefined) {
    return deal;
  }
  const approval = approvalOfDemo(file, pageMark(draftOfDeal(deal)), at);
  return { ...deal, content: { ...deal.content, offering: { ...offering, approval } } };
}

function letterOf({ slug, name, issuer, location }: DemoDeal, at: Date): Paper {
  return {
    id: `${slug} / approval / 1`,
    content: {
      title: `${TITLE}: ${name.en}`,
      language: 'en',
      blocks: [
        paragraph(
          `${issuer.name} has read what the portal says of ${name.en}, in English and in French, and approves it as it stands.`,
        ),
        paragraph('The issuer and this letter are invented for a demonstration.'),
      ],
    },
    subtitle: `${issuer.name}, ${formatDate(at.toISOString(), 'en')}`,
    letterhead: { name: issuer.name, address: location.en, phone: issuer.phone, email: issuer.email },
    initials: {},
    signatureLines: [],
    evidence: null,
    timeZone: DEALER_TIME_ZONE,
    createdAt: at.toISOString(),
  };
}
