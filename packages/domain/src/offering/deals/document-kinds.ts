/** Documents that a deal has beside its texts, in the order of their importance. */
export const DEAL_DOCUMENT_KINDS = [
  'offering-memorandum',
  'term-sheet',
  'financial-statements',
  'appraisal',
] as const;
export type DealDocumentKind = (typeof DEAL_DOCUMENT_KINDS)[number];

/** Those that are part of a deal's versions. The memorandum has versions of its own, because investors confirm each of them. */
export const DRAFTED_DOCUMENT_KINDS = [
  'term-sheet',
  'financial-statements',
  'appraisal',
] as const satisfies readonly DealDocumentKind[];
