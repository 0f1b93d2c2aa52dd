import { describe, expect, it } from 'vitest';
import { dealRow } from '../testing/sample-deals.ts';
import { filterDeals, filterOf, queryOf } from './deal-filter.ts';

const REVIEW = {
  proposalId: 'p1',
  kind: 'publish-deal',
  hash: 'h',
  maker: { id: 's1', name: 'Ada Moreau' },
  submittedAt: '2026-11-22T13:00:00.000Z',
  expiresAt: '2026-12-22T13:00:00.000Z',
} as const;
const DEALS = [
  dealRow({ id: 'draft' }),
  dealRow({ id: 'live', state: 'live', name: { en: 'Harbour Row', fr: 'Édifice du port' } }),
  dealRow({ id: 'changed', state: 'live', review: REVIEW }),
  dealRow({ id: 'in-review', state: 'in-review', review: REVIEW }),
];
const found = (address: string) =>
  filterDeals(DEALS, filterOf(new URLSearchParams(address))).map(({ id }) => id);

describe('the deals of an address', () => {
  it.each([
    ['all without a filter', '', ['draft', 'live', 'changed', 'in-review']],
    ['of a state', 'state=live', ['live', 'changed']],
    ['that wait for a second person, live or not', 'state=to-review', ['changed', 'in-review']],
    ['by a word of its French name, without accents', 'q=edifice', ['live']],
    ['by the name in its address', 'q=maple-gate&state=draft', ['draft']],
    ['none of a state that no deal has', 'state=closed', []],
    ['all where the state is none', 'state=sleeping', ['draft', 'live', 'changed', 'in-review']],
  ])('%s', (_what, address, ids) => {
    expect(found(address)).toEqual(ids);
  });

  it.each(['', 'q=harbour', 'state=to-review', 'q=a+b&state=live'])(
    '%j is the same address again',
    (address) => {
      expect(queryOf(filterOf(new URLSearchParams(address))).toString()).toBe(address);
    },
  );
});
