import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { REASON_MAX_LENGTH } from '../../../ground/forms/office-reason.ts';
import { wrongFieldsIn } from '../../../ground/forms/testing/wrong-in.ts';
import { PAYOR_LENGTH_MAX } from '../../payments/office-receipts.wire.ts';
import { BANK_PROFILES, KNOWN_BANKS } from '../statements/bank-profiles.ts';
import {
  ACCOUNT_NAME_LENGTH_MAX,
  ALLOCATIONS_MAX,
  MatchLineInput,
  OpenTrustAccountInput,
  OrderSearchQuery,
  readProfileText,
  SampleFormInput,
  StatementFormInput,
  UndoMatchInput,
} from './bank-schemas.ts';

const PART = { tradeId: 't1', amount: 100.25 };
const parts = (count: number) => Array.from({ length: count }, () => PART);
const MATCHED = {
  kind: 'received',
  allocations: [PART],
  payor: 'A. Roy',
  reason: 'The reference is theirs.',
};
const OPENED = { name: 'Trust', openingBalance: 0, openedOn: '2026-11-02' };
const FORM = { profile: 'td', fileAccount: '1', openingBalance: '1', closingBalance: '1' };

describe('what finance says of the bank', () => {
  it.each<[string, z.core.$ZodType, object]>([
    ['which order a line is for', MatchLineInput, MATCHED],
    ['that a match was wrong', UndoMatchInput, { reason: 'Another order.' }],
    ['which account there is', OpenTrustAccountInput, OPENED],
    ['which order is looked for', OrderSearchQuery, { search: '10' }],
    ['how a file is separated', SampleFormInput, { delimiter: ';', encoding: 'windows-1252' }],
  ])('%s has these parts, each of them needed', (_row, schema, input) => {
    expect(z.parse(schema, input)).toEqual(input);
    expect(wrongFieldsIn(schema, {})).toEqual(Object.keys(input));
  });

  it.each<[string, z.core.$ZodType, object]>([
    ['money that came back', MatchLineInput, { ...MATCHED, kind: 'returned' }],
    ['money that was paid out', MatchLineInput, { ...MATCHED, kind: 'paid-out' }],
    ['a line that names nobody', MatchLineInput, { ...MATCHED, payor: null }],
    ['a payor as long as may be', MatchLineInput, { ...MATCHED, payor: 'R'.repeat(PAYOR_LENGTH_MAX) }],
    ['as many orders as may be', MatchLineInput, { ...MATCHED, allocations: parts(ALLOCATIONS_MAX) }],
    ['a reason as long as may be', UndoMatchInput, { reason: 'b'.repeat(REASON_MAX_LENGTH) }],
    ['an account that is overdrawn', OpenTrustAccountInput, { ...OPENED, openingBalance: -12.5 }],
    ['a file of a kind that is known', StatementFormInput, {}],
    ['all about a file', StatementFormInput, FORM],
  ])('takes %s', (_row, schema, input) => {
    expect(z.parse(schema, input)).toEqual(input);
  });

  it('keeps no blanks around what was typed', () => {
    const match = { ...MATCHED, payor: ' A. Roy ', reason: ' Theirs. ' };
    expect(MatchLineInput.parse(match)).toMatchObject({ payor: 'A. Roy', reason: 'Theirs.' });
    expect(OpenTrustAccountInput.parse({ ...OPENED, name: ' Trust ' }).name).toBe('Trust');
    expect(OrderSearchQuery.parse({ search: ' 104 ' })).toEqual({ search: '104' });
  });

  it.each<[string, z.core.$ZodType, object, string]>([
    ['a kind of line that there is not', MatchLineInput, { ...MATCHED, kind: 'fee' }, 'kind'],
    ['a line for no order', MatchLineInput, { ...MATCHED, allocations: [] }, 'allocations'],
    [
      'more orders than may be',
      MatchLineInput,
      { ...MATCHED, allocations: parts(ALLOCATIONS_MAX + 1) },
      'allocations',
    ],
    [
      'a part of nothing',
      MatchLineInput,
      { ...MATCHED, allocations: [{ ...PART, amount: 0 }] },
      'allocations.0.amount',
    ],
    [
      'a part of half a cent',
      MatchLineInput,
      { ...MATCHED, allocations: [{ ...PART, amount: 0.005 }] },
      'allocations.0.amount',
    ],
    [
      'a payor longer than any',
      MatchLineInput,
      { ...MATCHED, payor: 'R'.repeat(PAYOR_LENGTH_MAX + 1) },
      'payor',
    ],
    ['a reason of blanks', UndoMatchInput, { reason: '  ' }, 'reason'],
    ['a reason longer than may be', UndoMatchInput, { reason: 'b'.repeat(REASON_MAX_LENGTH + 1) }, 'reason'],
    ['an account without a name', OpenTrustAccountInput, { ...OPENED, name: ' ' }, 'name'],
    [
      'a name longer than may be',
      OpenTrustAccountInput,
      { ...OPENED, name: 'a'.repeat(ACCOUNT_NAME_LENGTH_MAX + 1) },
      'name',
    ],
    [
      'half a cent on an account',
      OpenTrustAccountInput,
      { ...OPENED, openingBalance: 0.005 },
      'openingBalance',
    ],
    ['a day that there is not', OpenTrustAccountInput, { ...OPENED, openedOn: '2026-02-30' }, 'openedOn'],
    ['a search for one letter', OrderSearchQuery, { search: ' R ' }, 'search'],
    ['a mapping longer than any', StatementFormInput, { ...FORM, profile: '{'.repeat(4_001) }, 'profile'],
    ['a file without its letters', SampleFormInput, { delimiter: ';', encoding: 'utf-16' }, 'encoding'],
  ])('refuses %s', (_row, schema, input, field) => {
    expect(wrongFieldsIn(schema, input)).toEqual([field]);
  });
});

describe('how a statement is read', () => {
  it.each([...KNOWN_BANKS, 'ofx'])('is said by name: %s', (name) => {
    expect(readProfileText(name)).toBe(name);
  });

  it('is said by a mapping', () => {
    const { td } = BANK_PROFILES;
    expect(readProfileText(JSON.stringify(td))).toEqual(td);
    expect(readProfileText('{"format":"ofx"}')).toEqual({ format: 'ofx' });
  });

  it.each(['tangerine', '', 'null', '{"format":"csv"}', '{'])('is not said by %j', (text) => {
    expect(readProfileText(text)).toBeNull();
  });
});
