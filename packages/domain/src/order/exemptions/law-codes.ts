import type { ErrorCode } from '../../ground/errors/error-catalogue.ts';

/** What keeps an order from going on by the law, as codes of the catalogue. */
export const LAW_CODES = [
  'OVER_LIMIT',
  'NO_EXEMPTION',
  'NOT_OFFERED_THERE',
  'NOT_OF_AGE',
  'OFFERING_UNSAID',
  'EXEMPTION_OUTDATED',
  'ADVICE_MISSING',
] as const satisfies readonly ErrorCode[];
export type LawCode = (typeof LAW_CODES)[number];
