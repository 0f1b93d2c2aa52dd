import { SECTION_NAMES, type SectionName } from './section-names.ts';

export type Completion = Record<SectionName, boolean>;

/** A profile is complete only when every section is. */
export function isKycComplete(completion: Completion): boolean {
  return SECTION_NAMES.every((section) => completion[section]);
}
