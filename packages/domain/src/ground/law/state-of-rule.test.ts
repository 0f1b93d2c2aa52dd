import { describe, expect, it } from 'vitest';
import { NOTHING_CONFIRMED } from './law-file.ts';
import type { Rule } from './rule.ts';
import { RULES, type RuleId } from './rules.ts';
import { confirmationOf, stateOfRule } from './state-of-rule.ts';

const production = (id: RuleId, on?: string) => ({
  file: on === undefined ? NOTHING_CONFIRMED : { confirmed: [{ rule: id, by: 'A. Roy', on }] },
  isProduction: true,
});
const TODAY = '2026-11-29';
const outside = { file: NOTHING_CONFIRMED, isProduction: false };

describe('the state of a rule', () => {
  it.each<[string, RuleId, ReturnType<typeof production>, string]>([
    ['a limit binds though nobody confirmed it', 'om-limit-year', production('om-limit-year'), 'binding'],
    ['the stricter reading binds, too', 'anniversary-counts', production('anniversary-counts'), 'binding'],
    ['a form is off in production', 'form-f9-fr', production('form-f9-fr'), 'off'],
    ['and a specimen outside of it', 'form-f9-fr', outside, 'specimen'],
    ['a relief is off in production', 'family-and-friends', production('family-and-friends'), 'off'],
    [
      'a relief that was confirmed is on',
      'family-and-friends',
      production('family-and-friends', '2026-11-01'),
      'confirmed',
    ],
    [
      'from the day on which it was',
      'family-and-friends',
      production('family-and-friends', '2026-11-29'),
      'confirmed',
    ],
    ['and not before', 'family-and-friends', production('family-and-friends', '2026-11-30'), 'off'],
    [
      'a form of which wording is missing stays off, whatever counsel confirmed',
      'form-f9-en',
      production('form-f9-en', '2026-11-01'),
      'off',
    ],
    [
      'and stays a specimen outside of production',
      'form-f9-en',
      { ...production('form-f9-en', '2026-11-01'), isProduction: false },
      'specimen',
    ],
    [
      'what is made no use of stays so',
      'self-certified',
      production('self-certified', '2026-11-01'),
      'unused',
    ],
  ])('%s', (_row, id, law, state) => {
    const isConfirmed = confirmationOf(id, law.file, TODAY) !== null;
    expect(stateOfRule(RULES[id], { isConfirmed, isProduction: law.isProduction, day: TODAY })).toBe(state);
  });

  const relief: Rule = { ...RULES['om-reinvestment-ontario'], isUsed: true };
  it.each([
    ['the day before it begins', '2025-04-16', 'not-yet'],
    ['its first day', '2025-04-17', 'confirmed'],
    ['the day before it ends', '2026-10-15', 'confirmed'],
    ['the day on which it ends', '2026-10-16', 'ended'],
  ])('a relief that began and ended, on %s', (_row, day, state) => {
    expect(stateOfRule(relief, { isConfirmed: true, isProduction: true, day })).toBe(state);
  });

  const whole: Rule = { ...RULES['form-f9-en'], missing: [] };
  it.each([
    ['is on once counsel confirmed it', true, 'confirmed'],
    ['is off before', false, 'off'],
  ])('a form whose wording is all there %s', (_row, isConfirmed, state) => {
    expect(stateOfRule(whole, { isConfirmed, isProduction: true, day: TODAY })).toBe(state);
  });

  it('a rule that counsel confirmed for every dealer is confirmed without a law.json', () => {
    const rule: Rule = { ...whole, confirmedByCounsel: true };
    expect(stateOfRule(rule, { isConfirmed: false, isProduction: true, day: TODAY })).toBe('confirmed');
  });
});
