import { describe, expect, it } from 'vitest';
import { wrongFieldsIn } from '../../ground/forms/testing/wrong-in.ts';
import { INVESTOR_SEARCH_LENGTH_MAX, investorQuerySchema, NOBODY } from './investor-query.ts';

describe('the list of investors', () => {
  it.each<[string, object]>([
    ['for everybody', {}],
    ['by a search as long as may be', { search: 'a'.repeat(INVESTOR_SEARCH_LENGTH_MAX) }],
    ['by where they live', { province: 'CAN-NU' }],
    ['by how far their profile is', { profile: 'to-confirm' }],
    ['by an order under way', { orders: 'open' }],
    ['by there being none', { orders: 'none' }],
    ['by how far they have come', { reached: 'signed' }],
    ['by whoever looks after them', { representative: 'rep-01' }],
    ['by there being nobody who does', { representative: NOBODY }],
    ['by two things at once, from where a page ended', { orders: 'open', province: 'CAN-ON', after: 'c' }],
  ])('is asked for %s', (_row, query) => {
    expect(investorQuerySchema.parse(query)).toEqual(query);
  });

  it('is searched without the blanks around what was typed', () => {
    expect(investorQuerySchema.parse({ search: '  Ana Roy ' })).toEqual({ search: 'Ana Roy' });
  });

  it.each<[string, object, string]>([
    ['a filter that there is not, rather than to show everybody', { provnce: 'CAN-ON' }, 'unrecognized_keys'],
    ['a search for blanks', { search: '  ' }, 'search'],
    ['a search for too much', { search: 'a'.repeat(INVESTOR_SEARCH_LENGTH_MAX + 1) }, 'search'],
    ['a province without its country', { province: 'ON' }, 'province'],
    ['orders that are over', { orders: 'settled' }, 'orders'],
    ['a representative without an id', { representative: '' }, 'representative'],
    ['two pages at once', { after: ['b', 'c'] }, 'after'],
  ])('refuses %s', (_row, query, wrong) => {
    expect(wrongFieldsIn(investorQuerySchema, query)).toEqual([wrong]);
  });
});
