/** What a row of a deal's info table tells; the label says it in words, this says it to programs. */
export const INFO_KINDS = [
  'targetReturn',
  'interestRate',
  'term',
  'minimumInvestment',
  'offeringSize',
  'worstResult',
  'downside',
  'income',
  'borrowing',
  'exit',
  'fees',
  'other',
] as const;
export type InfoKind = (typeof INFO_KINDS)[number];
