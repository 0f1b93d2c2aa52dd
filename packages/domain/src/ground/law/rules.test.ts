import { describe, expect, it } from 'vitest';
import { isCalendarDate } from '../people/calendar-date.ts';
import { PROVINCES, type ProvinceCode } from '../people/provinces.ts';
import { AMOUNTS, BUSINESS_DAYS, MONTHS, YEARS } from './figures.ts';
import { figuresOf } from './figures-of.ts';
import { isRuleId, RULE_IDS, RULES, type RuleId } from './rules.ts';

/** The rules among some that hold where a person lives. */
const thereOf = (ids: readonly RuleId[], province: ProvinceCode) =>
  ids.filter((id) => {
    const where = RULES[id].in;
    return where === 'everywhere' || where.includes(province);
  });
const OM_LIMITS: readonly RuleId[] = ['om-no-limit', 'om-limit-purchase', 'om-limit-year'];

describe('the rule book', () => {
  it.each([
    ['CAN-BC', 'om-no-limit'],
    ['CAN-NL', 'om-no-limit'],
    ['CAN-MB', 'om-limit-purchase'],
    ['CAN-PE', 'om-limit-purchase'],
    ['CAN-NT', 'om-limit-purchase'],
    ['CAN-NU', 'om-limit-purchase'],
    ['CAN-YT', 'om-limit-purchase'],
    ['CAN-AB', 'om-limit-year'],
    ['CAN-NB', 'om-limit-year'],
    ['CAN-NS', 'om-limit-year'],
    ['CAN-ON', 'om-limit-year'],
    ['CAN-QC', 'om-limit-year'],
    ['CAN-SK', 'om-limit-year'],
  ] as const)(
    'has for %s one rule of how much a memorandum may sell: %s (NI 45-106 s. 2.9)',
    (province, id) => {
      expect(thereOf(OM_LIMITS, province)).toEqual([id]);
    },
  );

  it.each(PROVINCES)(
    'has one age of majority and one exemption for accredited investors in %s',
    (province) => {
      expect(thereOf(['majority-18', 'majority-19'], province)).toHaveLength(1);
      expect(thereOf(['ai-exemption', 'ai-exemption-ontario'], province)).toHaveLength(1);
    },
  );

  it.each([
    ['(j) financial assets of more than $1,000,000', 'ai-financial-assets', 100_000_000n, 'exceeds'],
    ['(j.1) financial assets of more than $5,000,000', 'ai-financial-assets-alone', 500_000_000n, 'exceeds'],
    ['(k) income of more than $200,000', 'ai-income', 20_000_000n, 'exceeds'],
    ['(k) income of more than $300,000 with a spouse', 'ai-income-with-spouse', 30_000_000n, 'exceeds'],
    ['(l) net assets of at least $5,000,000', 'ai-net-assets', 500_000_000n, 'at-least'],
    ['(m) a company with at least $5,000,000', 'ai-company', 500_000_000n, 'at-least'],
    ['eligible: net assets of more than $400,000', 'eligible-net-assets', 40_000_000n, 'exceeds'],
    ['eligible: income of more than $75,000', 'eligible-income', 7_500_000n, 'exceeds'],
    ['eligible: more than $125,000 with a spouse', 'eligible-income-with-spouse', 12_500_000n, 'exceeds'],
    ['s. 2.9(2)(b): at most $10,000 a purchase', 'om-limit-purchase', 1_000_000n, 'at-most'],
    ['s. 2.9(2.1)(b)(i): at most $10,000 in twelve months', 'om-limit-year', 1_000_000n, 'at-most'],
    ['s. 2.9(2.1)(b)(ii): at most $30,000', 'om-limit-year-eligible', 3_000_000n, 'at-most'],
    ['s. 2.9(2.1)(b)(iii): at most $100,000', 'om-limit-year-advised', 10_000_000n, 'at-most'],
    ['s. 2.10: at least $150,000', 'minimum-amount', 15_000_000n, 'at-least'],
  ] as const)('says as NI 45-106 does: %s', (_row, id, cents, is) => {
    expect(AMOUNTS[id]).toEqual({ cents, is });
  });

  it.each([
    ['twelve months of purchases', 'om-window', { months: 12 }],
    ['six months of an appraisal', 'appraisal-age', { months: 6 }],
    ['two business days to cancel', 'om-right-to-cancel', { businessDays: 2 }],
    ['eight years of forms', 'forms-kept', { years: 8 }],
    ['$10,000 a purchase', 'om-limit-purchase', { cents: 1_000_000n }],
    ['nothing of a person who is registered', 'ai-registered', {}],
  ] as const)('tells the figures of a rule: %s', (_row, id, figures) => {
    expect(figuresOf(id)).toEqual(figures);
  });

  it('has a rule for each figure', () => {
    const ids = [AMOUNTS, MONTHS, YEARS, BUSINESS_DAYS].flatMap((table) => Object.keys(table));
    expect(ids.filter((id) => !isRuleId(id))).toEqual([]);
  });

  it.each(RULE_IDS)('says of %s where it was read, and ends no rule before it begins', (id) => {
    const { source, from, until, section, question, confirmedByCounsel } = RULES[id];
    expect(source).toMatch(/^[A-Z1-9].+\.$/);
    expect(section).not.toBe('');
    expect([from, until].filter((day) => day !== null && !isCalendarDate(day))).toEqual([]);
    expect(from === null || until === null || from < until).toBe(true);
    expect(confirmedByCounsel && question !== null).toBe(false);
  });

  it('asks counsel about every reading, relief and form', () => {
    const silent = RULE_IDS.filter((id) => RULES[id].kind !== 'rule' && RULES[id].question === null);
    expect(silent).toEqual([]);
  });

  it('lacks wording of forms alone, and says of each form what', () => {
    const incomplete = RULE_IDS.filter((id) => RULES[id].missing.length > 0);
    expect(incomplete.every((id) => RULES[id].kind === 'form')).toBe(true);
    expect(incomplete.flatMap((id) => RULES[id].missing).filter((part) => !/^[A-Z].+\.$/.test(part))).toEqual(
      [],
    );
  });

  it('uses neither the relief for reinvested proceeds nor self-certified investors, anywhere', () => {
    const off: readonly RuleId[] = ['om-reinvestment', 'om-reinvestment-ontario', 'self-certified'];
    expect(off.filter((id) => RULES[id].isUsed)).toEqual([]);
  });
});
