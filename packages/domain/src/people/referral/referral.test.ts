import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isReferralValue,
  mergeReferral,
  parseReferral,
  pathAfterReferral,
  REFERRAL_VALUE_MAX_LENGTH,
  referralOfAddress,
} from './referral.ts';

const long = 'x'.repeat(REFERRAL_VALUE_MAX_LENGTH + 1);

describe('a referral link', () => {
  it.each<[string, [string, string][], ReturnType<typeof parseReferral>]>([
    [
      'carries all three',
      [
        ['mwr', 'm-1'],
        ['ref', 's_2'],
        ['deal', 'maple-court'],
      ],
      { mwr: 'm-1', ref: 's_2', deal: 'maple-court' },
    ],
    ['carries a deal only', [['deal', 'maple-court']], { deal: 'maple-court' }],
    [
      'counts the first of a key',
      [
        ['mwr', 'first'],
        ['mwr', 'second'],
      ],
      { mwr: 'first' },
    ],
    [
      'leaves what is too long out',
      [
        ['mwr', long],
        ['ref', 'ok'],
      ],
      { ref: 'ok' },
    ],
    ['leaves markup out', [['ref', '<script>']], null],
    ['leaves a path out', [['deal', '../login']], null],
    ['leaves an empty value out', [['ref', '']], null],
    ['leaves other keys out', [['utm_source', 'mail']], null],
    ['does not fall for names of objects', [['__proto__', 'polluted']], null],
    ['may carry nothing', [], null],
  ])('%s', (_row, query, referral) => {
    expect(parseReferral(query)).toEqual(referral);
  });

  it('never yields anything but ids', () => {
    const pairs = fc.array(
      fc.tuple(fc.constantFrom('mwr', 'ref', 'deal', 'x'), fc.string({ maxLength: 80 })),
    );
    fc.assert(
      fc.property(pairs, (query) => Object.values(parseReferral(query) ?? {}).every(isReferralValue)),
    );
  });
});

describe('a second referral link', () => {
  it.each([
    ['is kept when there was none', null, { mwr: 'a' }, { mwr: 'a' }],
    ['that is none changes nothing', { mwr: 'a' }, null, { mwr: 'a' }],
    ['does not take the referrer over', { mwr: 'a' }, { mwr: 'b', ref: 'c' }, { mwr: 'a' }],
    ['brings a newer deal', { mwr: 'a', deal: 'old' }, { mwr: 'b', deal: 'new' }, { mwr: 'a', deal: 'new' }],
    ['keeps the deal when it has none', { ref: 'a', deal: 'old' }, { mwr: 'b' }, { ref: 'a', deal: 'old' }],
    [
      'brings the referrer when only a deal was kept',
      { deal: 'd' },
      { mwr: 'b', ref: 'c' },
      { mwr: 'b', ref: 'c', deal: 'd' },
    ],
  ])('%s', (_row, kept, incoming, result) => {
    expect(mergeReferral(kept, incoming)).toEqual(result);
  });

  it('of nothing after nothing is nothing', () => {
    expect(mergeReferral(null, null)).toBeNull();
  });
});

describe('an address of the portal', () => {
  it.each([
    [
      'carries what its query says',
      '/register',
      { mwr: 'a', ref: 'b', deal: 'c' },
      { mwr: 'a', ref: 'b', deal: 'c' },
    ],
    ['carries nothing without a query', '/', {}, null],
    ['carries the deal that it shows', '/deal/maple-court', {}, { deal: 'maple-court' }],
    [
      'carries the deal of the marketplace',
      '/dashboard/marketplace/maple-court/',
      { mwr: 'a' },
      { mwr: 'a', deal: 'maple-court' },
    ],
    ['shows the deal of its path, whatever its query says', '/deal/one', { deal: 'two' }, { deal: 'one' }],
    ['carries no deal of another path', '/wizard/maple-court/order', {}, null],
    ['carries no deal that is none of ours', '/deal/%3Cscript%3E', {}, null],
  ])('%s', (_row, path, query, expected) => {
    expect(referralOfAddress(path, Object.entries(query))).toEqual(expected);
  });
});

describe('after a referral', () => {
  it.each([
    ['with a deal, its page', { deal: 'maple-court' }, '/dashboard/marketplace/maple-court'],
    ['without a deal, the marketplace', { mwr: 'a' }, '/dashboard/marketplace'],
    ['without a referral, the marketplace', null, '/dashboard/marketplace'],
    ['the deal stays one part of the path', { deal: 'a/b' }, '/dashboard/marketplace/a%2Fb'],
  ])('%s', (_row, referral, path) => {
    expect(pathAfterReferral(referral)).toBe(path);
  });
});
