import { RULE_IDS } from '@portal/domain/ground/law/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enterOffice } from '../../../testing/colleagues.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { showRules } from './show-rules.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

const CONFIRMED = { rule: 'family-and-friends', by: 'A. Roy, counsel', on: '2020-01-02' };
const rulesOf = (stage: 'production' | 'test', confirmed: (typeof CONFIRMED)[] = []) => {
  const { clock, config } = portal.deps;
  const brand = { ...config.brand, law: { confirmed } };
  const { rules } = showRules({ clock, config: { ...config, stage, brand } });
  return new Map(rules.map((rule) => [rule.id, rule]));
};

describe('the rules of the law, as the office reads them', () => {
  it('are all there, in the order of the book', () => {
    expect([...rulesOf('test').keys()]).toEqual(RULE_IDS);
  });

  it('have a relief off in production until counsel has confirmed it', () => {
    expect(rulesOf('production', [CONFIRMED]).get('family-and-friends')).toMatchObject({
      state: 'confirmed',
      confirmed: { by: 'A. Roy, counsel', on: '2020-01-02', note: null },
    });
    expect(rulesOf('production').get('family-and-friends')).toMatchObject({ state: 'off', confirmed: null });
    expect(rulesOf('test').get('family-and-friends')).toMatchObject({ state: 'specimen' });
  });

  it('say which wording a form lacks, and keep it off in production whatever counsel confirmed', () => {
    const form = rulesOf('production', [{ ...CONFIRMED, rule: 'form-f5-en' }]).get('form-f5-en');
    expect(form).toMatchObject({
      state: 'off',
      missing: ['The whole form.'],
      confirmed: { on: '2020-01-02' },
    });
  });

  it('bind as limits, whoever confirmed them, and name where they apply', () => {
    expect(rulesOf('production').get('om-limit-year')).toMatchObject({
      state: 'binding',
      instrument: 'ni-45-106',
      section: '2.9(2.1)(b)(i)',
      provinces: ['CAN-AB', 'CAN-NB', 'CAN-NS', 'CAN-ON', 'CAN-QC', 'CAN-SK'],
    });
    expect(rulesOf('production').get('om-right-to-cancel')).toMatchObject({ provinces: null });
  });

  it.each([
    ['an administrator', 'administrator', 200],
    ['a representative', 'representative', 403],
  ] as const)('are for %s: %s is answered %i', async (_who, role, status) => {
    const colleague = await enterOffice(portal, { role });
    expect((await colleague.get('/office/dealer/rules')).statusCode).toBe(status);
  });
});
