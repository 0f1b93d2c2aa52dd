import { describe, expect, it } from 'vitest';
import { NEXT_ACTIONS, nextActionKeys, nextActionOf } from '../wizard/next-action.ts';
import { TRADE_STATUSES, tradeStatusKeys } from './trade-status.ts';

describe('what an order says', () => {
  it.each(NEXT_ACTIONS)('of %s has a title, a sentence and a button', (action) => {
    expect(Object.values(nextActionKeys(action))).toEqual(
      ['title', 'text', 'button'].map((part) => `trades.nextAction.${action}.${part}`),
    );
    expect(nextActionOf(action)).toBe(action);
  });

  it('of an action that is not known is nothing', () => {
    expect(nextActionOf('dance')).toBeNull();
  });

  it.each(TRADE_STATUSES)('of the status %s has a name and a sentence', (status) => {
    expect(Object.values(tradeStatusKeys(status))).toEqual(
      ['name', 'text'].map((part) => `trades.status.${status}.${part}`),
    );
  });
});
