import { checkSection } from '../fields/field-schema.ts';
import type { KycContext } from '../fields/kyc-context.ts';
import type { KycIssue } from '../fields/kyc-issue.ts';
import type { SectionName } from '../fields/section-names.ts';
import { SECTION_SCHEMAS } from '../sections/section-schemas.ts';

/**
 * Everything that is wrong with one section, in the order of its fields; nothing when it is complete. Paths are
 * within the section and in the domain's names. Answers may have any shape.
 */
export function validateSection(section: SectionName, answers: unknown, context: KycContext): KycIssue[] {
  return checkSection(section, SECTION_SCHEMAS[section](answers, context), answers).issues;
}
