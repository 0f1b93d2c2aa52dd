import { ACCREDITED_RULES } from './accredited-rules.ts';
import { DEAL_RULES } from './deal-rules.ts';
import { ELIGIBLE_RULES } from './eligible-rules.ts';
import { FORMS, RECORDS } from './forms.ts';
import { MEMORANDUM_RULES } from './memorandum-rules.ts';
import { OTHER_EXEMPTIONS } from './other-exemptions.ts';
import { READINGS } from './readings.ts';
import type { Rule } from './rule.ts';
import { WHO_SELLS } from './who-sells.ts';

const ALL = {
  ...WHO_SELLS,
  ...ACCREDITED_RULES,
  ...ELIGIBLE_RULES,
  ...MEMORANDUM_RULES,
  ...OTHER_EXEMPTIONS,
  ...DEAL_RULES,
  ...READINGS,
  ...FORMS,
  ...RECORDS,
};
export type RuleId = keyof typeof ALL;

/** The rule book: every rule of the law that the portal knows, in the order in which an order meets them. */
export const RULES: Readonly<Record<RuleId, Rule>> = ALL;

/** True for the id of a rule in the book. */
export function isRuleId(value: string): value is RuleId {
  return Object.hasOwn(RULES, value);
}

export const RULE_IDS: readonly RuleId[] = Object.keys(RULES).filter(isRuleId);
