/**
 * How a deal may be sold without a prospectus: with an offering memorandum, or to accredited investors alone (National Instrument
 * 45-106, sections 2.9 and 2.3; in Ontario the latter is section 73.3 of the Securities Act).
 */
export const SOLD_UNDER = ['offering-memorandum', 'accredited-investor'] as const;
