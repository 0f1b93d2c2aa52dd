/** How a statement of one's orders is had: to read and keep, or for a spreadsheet. */
export const STATEMENT_FORMATS = ['pdf', 'csv'] as const;
export type StatementFormat = (typeof STATEMENT_FORMATS)[number];
