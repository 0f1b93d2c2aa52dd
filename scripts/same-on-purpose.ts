import type { SameOnPurpose } from '../packages/messages/src/parity/compare-languages.ts';

/** Texts that read the same in English and in French, each with the reason. `*` stands for any part or end of a key. */
export const SAME_ON_PURPOSE: SameOnPurpose = {
  'documents.provinces.*.name': 'proper names such as Alberta; the prepositions around them are translated',
  '*.language.*': 'each language is named in itself, so that its speakers find it',
  'kycForm.citizenship.home': 'proper name',
  'mail.jointMemorandum.document': 'Document is a French word too',
  'mail.jointMemorandum.version': 'Version is a French word too',
  'mail.offeringMemorandum.document': 'Document is a French word too',
  'mail.offeringMemorandum.version': 'Version is a French word too',
  'officeDeals.versionNumber': 'Version is a French word too',
  'officeDeals.tabs.versions': 'Versions is a French word too',
  'officeDeals.sections.answers': 'Questions is a French word too',
  'officeDeals.fields.province': 'Province is a French word too',
  'officeDeals.fields.faqs': 'Questions is a French word too',
  'officeDeals.fields.question': 'Question is a French word too',
  'officeDeals.fields.portrait': 'Portrait is a French word too',
  'officeDeals.papers.documents': 'Documents is a French word too',
  'office.switchTo.*': 'each language is named in itself, so that its speakers find it',
  'places.CAN-*': 'proper names such as Alberta',
  'security.sessions.browser.*': 'names of programs',
  'security.sessions.system.*': 'names of systems',
  'security.code.label': 'Code is a French word too',
  'signing.memorandum.version': 'Version is a French word too',
  'ui.toasts': 'Messages is a French word too',
};
