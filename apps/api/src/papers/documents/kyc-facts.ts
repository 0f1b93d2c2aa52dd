import type { SectionName } from '@portal/domain/client/kyc/fields/section-names';
import type { Language } from '@portal/domain/ground/people/languages';
import type { TableRow } from './blocks.ts';

/** What was asked in a section, in the questions' own words, and answered, in the options' own. */
export type KycSectionFacts = { section: SectionName; rows: TableRow[] };

/** The answers of a profile as its person reads and signs them, in the document's language; numbers are already masked. */
export type KycFacts = { language: Language; version: number; sections: readonly KycSectionFacts[] };
