import { checkSection } from './field-schema.ts';
import type { KycContext } from './kyc-context.ts';
import type { KycIssue } from './kyc-issue.ts';
import type { SectionName } from './section-names.ts';
import { SECTION_SCHEMAS } from './section-rules.ts';

/**
 * Everything that is wrong with one section, in the order of its fields; nothing when it is complete. Paths are
 * within the section and in the domain's names. Answers may have any shape.
 */
export function validateSection(section: SectionName, answers: unknown, context: KycContext): KycIssue[] {
  return checkSection(section, SECTION_SCHEMAS[section](answers, context), answers).issues;
}
