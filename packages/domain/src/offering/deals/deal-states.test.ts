import { describe, expect, it } from 'vitest';
import { DEAL_MOVES, DEAL_STATES, isPublished, stateAfter } from './deal-states.ts';

describe('the states of a deal', () => {
  it.each([
    ['a draft goes to review', 'draft', 'submit', 'in-review'],
    ['a draft is published by nobody alone', 'draft', 'publish', null],
    ['what is in review is published', 'in-review', 'publish', 'live'],
    ['what is in review goes back', 'in-review', 'return', 'draft'],
    ['a live deal stays live while a change is in review', 'live', 'submit', 'live'],
    ['a live deal is paused', 'live', 'pause', 'paused'],
    ['a change of a paused deal does not open it', 'paused', 'publish', 'paused'],
    ['a paused deal takes orders again', 'paused', 'reopen', 'live'],
    ['a draft cannot be closed', 'draft', 'close', null],
    ['a paused deal is closed', 'paused', 'close', 'closed'],
  ] as const)('%s', (_what, state, move, after) => {
    expect(stateAfter(state, move)).toBe(after);
  });

  it('has no way out of closed', () => {
    expect(DEAL_MOVES.filter((move) => stateAfter('closed', move) !== null)).toEqual([]);
  });

  it('never takes what investors have seen away from them', () => {
    const hidden = DEAL_STATES.filter(isPublished).flatMap((state) =>
      DEAL_MOVES.map((move) => stateAfter(state, move)).filter(
        (after) => after !== null && !isPublished(after),
      ),
    );
    expect(hidden).toEqual([]);
  });
});
