/** The sections of the profile in the order in which they are asked (specification section 2). */
export const SECTION_NAMES = [
  'basics',
  'identityVerification',
  'employment',
  'income',
  'assets',
  'investing',
  'political',
] as const;

export type SectionName = (typeof SECTION_NAMES)[number];

/** True for the name of a section. */
export function isSectionName(value: unknown): value is SectionName {
  return SECTION_NAMES.some((name) => name === value);
}
