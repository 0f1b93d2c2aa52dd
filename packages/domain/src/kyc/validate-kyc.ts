import { hasParts, type Parts, partAt } from './draft.ts';
import { checkSection } from './field-schema.ts';
import { contextOf, type KycContext } from './kyc-context.ts';
import type { KycIssue } from './kyc-issue.ts';
import { SECTION_NAMES, type SectionName } from './section-names.ts';
import { SECTION_SCHEMAS } from './section-rules.ts';

/**
 * Everything that is wrong with one section, in the order of its fields; nothing when it is complete. Paths are
 * within the section and in the domain's names. Answers may have any shape.
 */
export function validateSection(section: SectionName, answers: unknown, context: KycContext): KycIssue[] {
  return checkSection(section, SECTION_SCHEMAS[section](answers, context), answers).issues;
}

/** Everything that is wrong with a profile, section by section; paths begin with the section's name. */
export function validateKyc(kyc: unknown, { today }: Pick<KycContext, 'today'>): KycIssue[] {
  const context = contextOf(kyc, today);
  return SECTION_NAMES.flatMap((section) =>
    validateSection(section, partAt(kyc, section), context).map((issue) => ({
      ...issue,
      path: `${section}.${issue.path}`,
    })),
  );
}

/**
 * A section in its kept form once it is complete: texts trimmed, telephone numbers in E.164, postal codes as printed,
 * digits of the social insurance number without spaces, emptied counts as 0. An incomplete section is returned as it
 * was typed. Fields that the answers do not ask for stay as they are.
 */
export function normaliseSection(section: SectionName, answers: unknown, context: KycContext): unknown {
  const { issues, kept } = checkSection(section, SECTION_SCHEMAS[section](answers, context), answers);
  return issues.length > 0 ? answers : merged(answers, kept);
}

function merged(answers: unknown, kept: unknown): unknown {
  if (!hasParts(answers) || !hasParts(kept)) {
    return kept;
  }
  const parts: Record<string, unknown> = { ...answers };
  for (const [name, part] of Object.entries(kept)) {
    // A field that was never sent and is not asked for stays absent.
    if (part !== undefined) {
      parts[name] = merged(answers[name], part);
    }
  }
  return parts satisfies Parts;
}
