import { describe, expect, it } from 'vitest';
import {
  pageAfter,
  pageBefore,
  WIZARD_PAGES,
  wizardPageKeys,
  wizardPageOf,
  wizardPath,
} from './wizard-pages.ts';

describe('the pages of the wizard', () => {
  it.each([
    [1, 'order', null, 'application'],
    [2, 'application', 'order', 'details'],
    [3, 'details', 'application', 'pay'],
    [4, 'pay', 'details', 'sign'],
    [5, 'sign', 'pay', 'complete'],
    [6, 'complete', 'sign', null],
  ] as const)('step %i is %s, after %s and before %s', (number, page, before, after) => {
    expect(WIZARD_PAGES[number - 1]).toBe(page);
    expect(pageBefore(page)).toBe(before);
    expect(pageAfter(page)).toBe(after);
  });

  it.each(WIZARD_PAGES)('the page after the page before %s is itself, and the other way round', (page) => {
    const before = pageBefore(page);
    const after = pageAfter(page);
    expect(before === null ? page : pageAfter(before)).toBe(page);
    expect(after === null ? page : pageBefore(after)).toBe(page);
  });

  it('have names in the messages', () => {
    expect(wizardPageKeys('pay')).toEqual({ name: 'wizard.pages.pay.name', title: 'wizard.pages.pay.title' });
  });

  it('have addresses', () => {
    expect(wizardPath('maple-court', 'pay')).toBe('/wizard/maple-court/pay');
    expect(wizardPath('a/b', 'order')).toBe('/wizard/a%2Fb/order');
    expect(wizardPageOf('sign')).toBe('sign');
    expect(wizardPageOf('review')).toBeNull();
    expect(wizardPageOf(undefined)).toBeNull();
  });
});
