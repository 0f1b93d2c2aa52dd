import type {
  SendBackProposal,
  UnappliedMoney,
  UnappliedUseShown,
} from '@portal/domain/money/bank/lines/office-unapplied.wire';

/** What to undo: keeping money as unapplied, or a later use of it. */
export type UndoStep =
  | { what: 'undo-keeping'; money: UnappliedMoney }
  | { what: 'undo-use'; use: UnappliedUseShown };

/** A decision that the reader makes on a proposal to send money back. */
export type DecideStep = {
  what: 'approve' | 'withdraw' | 'return';
  money: UnappliedMoney;
  proposal: SendBackProposal;
};

/** The step that the person is about to take, and on which money. */
export type Step = { what: 'allocate' | 'send-back'; money: UnappliedMoney } | DecideStep | UndoStep;
