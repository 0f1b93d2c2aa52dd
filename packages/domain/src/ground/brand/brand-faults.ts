/**
 * What can be wrong with a brand's folder: a file is not there, cannot be read or is too large, a value is not what it has to be,
 * two colours cannot be told apart, or a text is none of the portal's or loses what is filled into it.
 */
export const BRAND_FAULTS = ['missing', 'unreadable', 'too-large', 'value', 'colours', 'text'] as const;
export type BrandFaultKind = (typeof BRAND_FAULTS)[number];

/** One thing that is wrong, and where. */
export type BrandFault = { kind: BrandFaultKind; file: string; place: string; detail: string };
