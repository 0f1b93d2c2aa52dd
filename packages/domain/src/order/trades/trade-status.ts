import type { RightToCancel } from './right-to-cancel.ts';

/** Every status of an order and its number on the wire. A number, once published, keeps its meaning. */
export const TRADE_STATUS_NUMBERS = {
  open: 0,
  submitted: 1,
  changesAsked: 2,
  inReview: 3,
  approved: 4,
  settled: 5,
  declined: 8,
  archived: 9,
} as const;

export type TradeStatus = keyof typeof TRADE_STATUS_NUMBERS;

export const TRADE_STATUSES = [
  'open',
  'submitted',
  'changesAsked',
  'inReview',
  'approved',
  'settled',
  'declined',
  'archived',
] as const satisfies readonly TradeStatus[];

/** Who makes a move: the investor, the dealer's staff, or the portal itself (a job, the last signature). */
export const TRADE_ACTORS = ['investor', 'staff', 'system'] as const;
export type TradeActor = (typeof TRADE_ACTORS)[number];

type TradeMove = {
  readonly to: TradeStatus;
  readonly by: readonly TradeActor[];
  /** Those of `by` who must say why; the investor reads it. */
  readonly reasonFrom?: readonly TradeActor[];
  /** Those of `by` who may only while the right to cancel stands so. */
  readonly right?: { readonly is: RightToCancel; readonly of: readonly TradeActor[] };
};

/** The investor may give an order up until it is approved; staff may, with a reason, until it is settled. */
const ARCHIVE: TradeMove = { to: 'archived', by: ['investor', 'staff'], reasonFrom: ['staff'] };

/** Approval does not take the right to cancel away, and does not prolong it (NI 45-106 s. 2.9(6)). */
const ARCHIVE_APPROVED: TradeMove = { ...ARCHIVE, right: { is: 'runs', of: ['investor'] } };

/** The money leaves the trust, for whoever asks, only when nobody can cancel by right any more (NI 45-106 s. 2.9(16)). */
const SETTLE: TradeMove = {
  to: 'settled',
  by: ['staff', 'system'],
  right: { is: 'ended', of: ['staff', 'system'] },
};

/** Also while its investor was asked for changes: what came out meanwhile need not wait for an answer. */
const DECLINE: TradeMove = { to: 'declined', by: ['staff'], reasonFrom: ['staff'] };

/** The system submits when what is missing is done by somebody else, such as the joint investor's signature. */
const SUBMIT: TradeMove = { to: 'submitted', by: ['investor', 'system'] };

/** A debit that the bank gave back puts the order back into its investor's hands. */
const PAYMENT_CAME_BACK: TradeMove = { to: 'changesAsked', by: ['system'], reasonFrom: ['system'] };

/** The request for changes was withdrawn: what its investor signed stands, and is looked at again. */
const CHANGES_WITHDRAWN: TradeMove = { to: 'inReview', by: ['system'] };

/** The one table of moves. A status that is not named here, or a move that is not in its row, is refused. */
export const TRADE_MOVES: Readonly<Record<TradeStatus, readonly TradeMove[]>> = {
  open: [SUBMIT, ARCHIVE],
  submitted: [{ to: 'inReview', by: ['staff'] }, PAYMENT_CAME_BACK, ARCHIVE],
  changesAsked: [SUBMIT, CHANGES_WITHDRAWN, DECLINE, ARCHIVE],
  inReview: [
    { to: 'approved', by: ['staff'] },
    { to: 'changesAsked', by: ['staff', 'system'], reasonFrom: ['staff', 'system'] },
    DECLINE,
    ARCHIVE,
  ],
  approved: [SETTLE, PAYMENT_CAME_BACK, ARCHIVE_APPROVED],
  settled: [],
  declined: [],
  archived: [],
};

/** The name of a wire number. Throws a RangeError for a number that has none, which only broken data has. */
export function tradeStatusOf(wire: number): TradeStatus {
  const status = TRADE_STATUSES.find((name) => TRADE_STATUS_NUMBERS[name] === wire);
  if (status === undefined) {
    throw new RangeError(`no trade status has the number ${wire}`);
  }
  return status;
}

/**
 * Why a move is refused: made before, not in the table, not this actor's to make, no reason was given, or the right to
 * cancel stands otherwise than the move needs.
 */
export type MoveRefusal =
  | 'already-there'
  | 'no-such-move'
  | 'not-yours'
  | 'reason-missing'
  | 'right-not-begun'
  | 'right-runs'
  | 'right-ended';

export type MoveOutcome =
  | { readonly moved: true; readonly status: TradeStatus }
  | { readonly moved: false; readonly because: MoveRefusal; readonly current: TradeStatus };

export type MoveRequest = {
  readonly to: TradeStatus;
  readonly by: TradeActor;
  readonly reason?: string;
  /** The state of the right to cancel; without it, moves that depend on it are refused. */
  readonly right?: RightToCancel;
};

/**
 * Moves an order along the table, or refuses with the state that it is in. `already-there` lets a use case answer
 * a repeated request as it answered the first.
 */
export function moveTrade(
  current: TradeStatus,
  { to, by, reason = '', right = 'not-begun' }: MoveRequest,
): MoveOutcome {
  const refuse = (because: MoveRefusal): MoveOutcome => ({ moved: false, because, current });
  if (to === current) {
    return refuse('already-there');
  }
  const move = TRADE_MOVES[current].find((candidate) => candidate.to === to);
  if (move === undefined) {
    return refuse('no-such-move');
  }
  if (!move.by.includes(by)) {
    return refuse('not-yours');
  }
  if (move.reasonFrom?.includes(by) === true && reason.trim() === '') {
    return refuse('reason-missing');
  }
  if (move.right?.of.includes(by) === true && move.right.is !== right) {
    return refuse(`right-${right}`);
  }
  return { moved: true, status: to };
}

/** True when an actor may make a move now; screens offer a button only then. */
export function canMoveTrade(
  current: TradeStatus,
  to: TradeStatus,
  by: TradeActor,
  right: RightToCancel = 'not-begun',
): boolean {
  return moveTrade(current, { to, by, reason: 'asked', right }).moved;
}

/** True while an order holds units of its deal or has been paid into: everything but declined and archived. */
export function isActiveStatus(status: TradeStatus): boolean {
  return status !== 'declined' && status !== 'archived';
}

/** True when nothing happens to an order any more: it is settled, declined or archived. */
export function isOverStatus(status: TradeStatus): boolean {
  return TRADE_MOVES[status].length === 0;
}

/** True while the investor may still change the order, its details and its signatures. */
export function isEditableStatus(status: TradeStatus): boolean {
  return status === 'open' || status === 'changesAsked';
}

/** The message keys of a status: its name and a plain sentence about it. */
export function tradeStatusKeys(status: TradeStatus) {
  return { name: `trades.status.${status}.name`, text: `trades.status.${status}.text` } as const;
}
