import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { wrongFieldsIn } from '../../../ground/forms/testing/wrong-in.ts';
import { AllocateUnappliedInput, KeepUnappliedInput, SendBackUnappliedInput } from './bank-schemas.ts';

const reason = 'Nobody knows the name.';
const KEPT = { payor: null, reason };
const ALLOCATED = { allocations: [{ tradeId: 't1', amount: 100.25 }], reason };
const SENT_BACK = { amount: 12.5, day: '2026-11-20', reason };

describe('money of no order', () => {
  it.each<[string, z.core.$ZodType, object]>([
    ['is kept', KeepUnappliedInput, KEPT],
    ['is given to orders', AllocateUnappliedInput, ALLOCATED],
    ['is sent back', SendBackUnappliedInput, SENT_BACK],
  ])('%s with these parts, each of them needed', (_row, schema, input) => {
    expect(z.parse(schema, input)).toEqual(input);
    expect(wrongFieldsIn(schema, {})).toEqual(Object.keys(input));
  });

  it.each<[string, z.core.$ZodType, object, string]>([
    ['is kept for no reason', KeepUnappliedInput, { ...KEPT, reason: ' ' }, 'reason'],
    ['is given to no order', AllocateUnappliedInput, { ...ALLOCATED, allocations: [] }, 'allocations'],
    ['is sent back where there is none', SendBackUnappliedInput, { ...SENT_BACK, amount: 0 }, 'amount'],
    ['is sent back by less than a cent', SendBackUnappliedInput, { ...SENT_BACK, amount: 1.005 }, 'amount'],
    ['is sent back on no day', SendBackUnappliedInput, { ...SENT_BACK, day: '2026-11-31' }, 'day'],
  ])('never %s', (_row, schema, input, field) => {
    expect(wrongFieldsIn(schema, input)).toEqual([field]);
  });
});
