import { describe, expect, it } from 'vitest';
import { SAMPLE_ORDER } from '../../../../testing/sample-order.ts';
import { tabOf, tabsOf } from './case-tabs.ts';

describe('the tabs of a case', () => {
  it('begin with identity for a role that reads profiles', () => {
    expect(tabsOf(SAMPLE_ORDER)[0]).toBe('identity');
  });

  it('leave out what a role does not read', () => {
    const tabs = tabsOf({ ...SAMPLE_ORDER, profiles: [], notShown: ['profile', 'emails'] });
    expect(tabs).toEqual(['papers', 'facts', 'timeline']);
  });

  it.each([
    ['the part that it is named after', '#money', 'money'],
    ['a part that it holds', '#changes', 'profile'],
    ['nothing', '', 'identity'],
    ['what there is not', '#elsewhere', 'identity'],
  ])('are found by an address that names %s', (_what, hash, tab) => {
    expect(tabOf(['identity', 'profile', 'money'], hash)).toBe(tab);
  });

  it('open at the money for a role without profiles, and at the papers for one without either', () => {
    expect([tabOf(['papers', 'money', 'timeline'], ''), tabOf(['papers', 'timeline'], '')]).toEqual([
      'money',
      'papers',
    ]);
  });
});
