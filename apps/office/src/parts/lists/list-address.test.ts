import { deskQuerySchema } from '@portal/domain/desk/queues/desk-query';
import { flagQuerySchema } from '@portal/domain/money/payments/office-flags.wire';
import { describe, expect, it } from 'vitest';
import { askedOf, countAsked, filterOf, listAddress } from './list-address.ts';

const asked = (search: string) => askedOf(new URLSearchParams(search), deskQuerySchema, {});

describe('the address of a list', () => {
  it.each([
    ['nothing for everything', '', {}],
    ['its filters and its place', 'due=today&after=abc', { due: 'today', after: 'abc' }],
    ['what it knows, where a filter says nothing', 'due=soon&holder=me', { holder: 'me' }],
    [
      'what it knows, where somebody added a word of their own',
      'colour=red&tag=call+back',
      { tag: 'call back' },
    ],
  ])('asks %s', (_what, search, query) => {
    expect(asked(search)).toEqual(query);
  });

  it('falls back to the list’s default', () => {
    const search = new URLSearchParams('state=eaten');
    expect(askedOf(search, flagQuerySchema, { state: 'open' })).toEqual({ state: 'open' });
  });

  it.each([
    ['no question for everything', {}, '/office/desk'],
    [
      'every filter that says something',
      { tag: 'call back', due: undefined, search: '' },
      '/office/desk?tag=call+back',
    ],
  ])('has %s', (_what, query, address) => {
    expect(listAddress('/office/desk', query)).toBe(address);
  });

  it('is read back as it was written', () => {
    const query = { holder: 'nobody', search: 'Zoé & Cie', after: 'a=b' };
    expect(asked(listAddress('', query).slice(1))).toEqual(query);
  });

  it('counts its filters, without the page and empty values', () => {
    expect(countAsked(filterOf({ after: 'abc', due: 'today', tag: undefined }))).toBe(1);
  });
});
