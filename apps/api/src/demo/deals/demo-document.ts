import type { DocumentBlock } from '@portal/domain/agreement/signing/signing.wire';
import type { Language } from '@portal/domain/ground/people/languages';
import type { DealDocumentKind } from '@portal/domain/offering/deals/deal.wire';
import { demoAppraisal } from './demo-appraisal.ts';
import { type Bilingual, both, type DemoDeal } from './demo-deal.ts';
import { demoFinancialStatements } from './demo-financial-statements.ts';
import { demoOfferingMemorandum } from './demo-offering-memorandum.ts';
import { demoTermSheet } from './demo-term-sheet.ts';

export type DemoDocument = {
  kind: DealDocumentKind;
  title: string;
  language: Language;
  blocks: DocumentBlock[];
};

const TITLES: Record<DealDocumentKind, Bilingual> = {
  'offering-memorandum': both('Offering memorandum', 'Notice d’offre'),
  'term-sheet': both('Term sheet', 'Fiche des modalités'),
  'financial-statements': both('Summary of the financial statements', 'Sommaire des états financiers'),
  appraisal: both('Summary of the appraisal', 'Sommaire de l’évaluation'),
};

/** All documents of a demonstration deal in one language, in reading order; their days count from `at`. */
export function demoDocuments(deal: DemoDeal, language: Language, at: Date): DemoDocument[] {
  return deal.documents.map((kind) => ({
    kind,
    title: both(`${TITLES[kind].en}: ${deal.name.en}`, `${TITLES[kind].fr} : ${deal.name.fr}`)[language],
    language,
    blocks: blocksOf(deal, kind, language, at),
  }));
}

function blocksOf(deal: DemoDeal, kind: DealDocumentKind, language: Language, at: Date): DocumentBlock[] {
  switch (kind) {
    case 'offering-memorandum':
      return demoOfferingMemorandum(deal, language, at);
    case 'term-sheet':
      return demoTermSheet(deal, language, at);
    case 'financial-statements':
      return demoFinancialStatements(deal, language);
    case 'appraisal':
      return deal.appraisal === undefined ? [] : demoAppraisal(deal, deal.appraisal, language, at);
  }
}
