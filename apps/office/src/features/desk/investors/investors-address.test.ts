import { describe, expect, it } from 'vitest';
import { countAsked, filterOf } from '#parts/lists/list-address.ts';
import { investorsAddress, queryOf } from './investors-address.ts';

const asked = (address: string) => queryOf(new URLSearchParams(address));

describe('the address of the list of investors', () => {
  it.each([
    ['asks nothing', '', 0],
    ['asks for a name and a province', 'search=trois+rivieres&province=CAN-QC', 2],
    ['asks for whom nobody looks after', 'representative=nobody', 1],
    ['is of a later page', 'orders=open&after=abc', 1],
  ])('%s, and is the same address again', (_what, address, filters) => {
    expect(investorsAddress(asked(address))).toBe(`/office/investors${address === '' ? '' : `?${address}`}`);
    expect(countAsked(filterOf(asked(address)))).toBe(filters);
  });

  it.each([
    ['a province that there is not', 'province=CAN-XX'],
    ['a state that no profile has', 'profile=eaten'],
    ['a name that is no filter', 'colour=red'],
  ])('leaves out %s', (_what, address) => {
    expect(asked(`${address}&orders=open`)).toEqual({ orders: 'open' });
  });
});
