import { describe, expect, it } from 'vitest';
import type { TradeStatus } from '../../order/trades/trade-status.ts';
import { awaitedOf } from './awaited.ts';
import type { DeskWhy } from './desk-queues.ts';

describe('who a row of the desk waits for', () => {
  it.each<[string, DeskWhy, TradeStatus | null, boolean, string]>([
    ['a new order waits for the office', 'submitted', 'submitted', false, 'office'],
    ['a proposed approval waits for the second person', 'in-review', 'inReview', true, 'second-person'],
    ['money that has not come waits for the investor', 'not-funded', 'approved', false, 'investor'],
    ['part of the money waits for the investor', 'partly-funded', 'submitted', false, 'investor'],
    ['a debit under way waits for the bank', 'debit-under-way', 'approved', false, 'bank'],
    [
      'a proposal comes before the bank: it can be decided now',
      'debit-under-way',
      'approved',
      true,
      'second-person',
    ],
    [
      'an order whose second person has not joined waits for an investor',
      'not-joined',
      'open',
      false,
      'investor',
    ],
    ['answered changes wait for the office', 'answered', 'inReview', false, 'office'],
    ['a message waits for the office', 'wrote-complaint', null, false, 'office'],
    ['a failed job waits for the office', 'gave-up', null, false, 'office'],
    ['of all orders, one to be changed waits for its investor', 'any', 'changesAsked', false, 'investor'],
    ['of all orders, an approved one waits for the office', 'any', 'approved', false, 'office'],
    ['of all orders, a settled one waits for nobody', 'any', 'settled', false, 'nobody'],
    ['of all orders, a declined one waits for nobody', 'any', 'declined', false, 'nobody'],
    ['of all orders, an archived one waits for nobody', 'any', 'archived', false, 'nobody'],
  ])('%s', (_what, why, status, isProposed, awaited) => {
    expect(awaitedOf({ why, status, isProposed })).toBe(awaited);
  });
});
