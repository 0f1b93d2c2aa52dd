/** Where a deal is in the dealer's hands. Time does the rest: a live deal opens and closes by its own dates. */
export const DEAL_STATES = ['draft', 'in-review', 'live', 'paused', 'closed'] as const;
export type DealState = (typeof DEAL_STATES)[number];

/** What moves a deal. `publish` and `reopen` are done by the second person; everybody who may stop a deal can do so alone. */
export const DEAL_MOVES = ['submit', 'withdraw', 'return', 'publish', 'pause', 'reopen', 'close'] as const;
export type DealMove = (typeof DEAL_MOVES)[number];

/** The state after each move, by the state before it; what is not here is refused. */
const MOVES: Readonly<Record<DealState, Readonly<Partial<Record<DealMove, DealState>>>>> = {
  draft: { submit: 'in-review' },
  'in-review': { withdraw: 'draft', return: 'draft', publish: 'live' },
  live: {
    submit: 'live',
    withdraw: 'live',
    return: 'live',
    publish: 'live',
    pause: 'paused',
    close: 'closed',
  },
  paused: {
    submit: 'paused',
    withdraw: 'paused',
    return: 'paused',
    publish: 'paused',
    reopen: 'live',
    close: 'closed',
  },
  closed: {},
};

/** The state after a move; null where the deal cannot move so. */
export function stateAfter(state: DealState, move: DealMove): DealState | null {
  return MOVES[state][move] ?? null;
}

/** True where investors may read the deal: everybody while it is live, after that those who hold orders in it. */
export function isPublished(state: DealState): boolean {
  return state === 'live' || state === 'paused' || state === 'closed';
}

/** True where its texts and terms can be changed; a closed deal stays as it was sold. */
export function isEditable(state: DealState): boolean {
  return state !== 'closed';
}
