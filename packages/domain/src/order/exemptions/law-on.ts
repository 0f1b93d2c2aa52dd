import type { LawFile } from '../../ground/law/law-file.ts';
import { LAW_FORMS, type LawForm, RULE_OF_FORM } from '../../ground/law/law-forms.ts';
import { RULE_IDS, RULES, type RuleId } from '../../ground/law/rules.ts';
import { confirmationOf, stateOfRule } from '../../ground/law/state-of-rule.ts';
import type { CalendarDate } from '../../ground/people/calendar-date.ts';
import type { Language } from '../../ground/people/languages.ts';

/** What the switches of the law say on the purchaser's day: which forms and which reliefs may be relied on. */
export function lawOn(
  file: LawFile,
  { day, language, isProduction }: { day: CalendarDate; language: Language; isProduction: boolean },
): { formsOn: ReadonlySet<LawForm>; reliefsOn: ReadonlySet<RuleId> } {
  const isOn = (id: RuleId) => {
    const isConfirmed = confirmationOf(id, file, day) !== null;
    const state = stateOfRule(RULES[id], { isConfirmed, isProduction, day });
    return state === 'confirmed' || state === 'specimen';
  };
  return {
    formsOn: new Set(LAW_FORMS.filter((form) => isOn(RULE_OF_FORM[form][language]))),
    reliefsOn: new Set(RULE_IDS.filter((id) => RULES[id].kind === 'relief' && isOn(id))),
  };
}
