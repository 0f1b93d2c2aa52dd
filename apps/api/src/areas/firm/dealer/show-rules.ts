import type { RulesOfLaw, ShownRule } from '@portal/domain/firm/dealer/rules-of-law.wire';
import { dealerDay } from '@portal/domain/ground/formats/clock-days';
import { RULE_IDS, RULES, type RuleId } from '@portal/domain/ground/law/rules';
import { confirmationOf, stateOfRule } from '@portal/domain/ground/law/state-of-rule';
import type { Deps } from '../../../platform/deps.ts';

/** The rule book as this server goes by it: what each rule says, and what the dealer's counsel confirmed by today. */
export function showRules({ config, clock }: Pick<Deps, 'config' | 'clock'>): RulesOfLaw {
  const day = dealerDay(clock.now());
  return { rules: RULE_IDS.map((id) => showRule(id, config, day)) };
}

function showRule(id: RuleId, { brand, stage }: Deps['config'], day: string): ShownRule {
  const rule = RULES[id];
  const { topic, kind, instrument, section, from, until, source, missing, question } = rule;
  const confirmation = confirmationOf(id, brand.law, day);
  return {
    id,
    topic,
    kind,
    instrument,
    section,
    provinces: rule.in === 'everywhere' ? null : [...rule.in],
    from,
    until,
    source,
    missing: [...missing],
    question,
    state: stateOfRule(rule, {
      isConfirmed: confirmation !== null,
      isProduction: stage === 'production',
      day,
    }),
    confirmed:
      confirmation === null
        ? null
        : { by: confirmation.by, on: confirmation.on, note: confirmation.note ?? null },
  };
}
