import { describe, expect, it } from 'vitest';
import { countAsked } from '#parts/lists/list-address.ts';
import { auditAddress, fieldsOf, filterOf, queryOf } from './audit-address.ts';

const asked = (address: string) => queryOf(new URLSearchParams(address));

describe('the address of the audit page', () => {
  it.each([
    ['asks nothing', '', 0],
    ['asks for a person and a day', 'person=s1&day=2026-11-18', 2],
    ['asks for what happened', 'action=trade.approved', 1],
    ['is of an older page', 'order=4f2a&before=120', 1],
  ])('%s, and is the same address again', (_what, address, filters) => {
    expect(auditAddress(asked(address))).toBe(`/office/audit${address === '' ? '' : `?${address}`}`);
    expect(countAsked({ ...asked(address), before: undefined })).toBe(filters);
  });

  it.each([
    ['a word that the log does not know', 'action=trade.eaten'],
    ['a day that there is not', 'day=2026-02-30'],
    ['a name that is no filter', 'colour=red'],
  ])('leaves out %s', (_what, address) => {
    expect(asked(`${address}&person=s1`)).toEqual({ person: 's1' });
  });

  it('says which field is wrong, and asks by those that say something', () => {
    const fields = fieldsOf({ person: 's1' });
    expect(filterOf({ ...fields, investor: ' ' })).toEqual({ filter: { person: 's1' } });
    expect(filterOf({ ...fields, day: '2026-11' })).toEqual({ wrong: ['day'] });
  });
});
