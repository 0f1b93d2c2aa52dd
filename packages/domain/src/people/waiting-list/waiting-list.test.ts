import { describe, expect, it } from 'vitest';
import { checkWaitingList } from './waiting-list.ts';

const ENTRY = { email: 'ana@example.ca', province: 'CAN-NS', language: 'en', consent: true };

describe('an entry of the waiting list', () => {
  it.each<[string, object, string[]]>([
    ['may be joined with an address, a province and consent', {}, []],
    ['needs no language', { language: undefined }, []],
    ['needs an address', { email: ' ' }, ['account.email.required']],
    ['needs an address that can be written to', { email: 'ana@' }, ['account.email.invalid']],
    ['is of a province or territory of Canada', { province: 'USA-NY' }, ['errors.onlyCanada']],
    ['needs consent that was given', { consent: false }, ['waitingList.consent.required']],
  ])('%s', (_row, changes, expected) => {
    expect(checkWaitingList({ ...ENTRY, ...changes }).map(({ key }) => key)).toEqual(expected);
  });
});
