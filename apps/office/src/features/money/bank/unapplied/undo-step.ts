import type {
  SendBackProposal,
  UnappliedMoney,
  UnappliedUseShown,
} from '@portal/domain/money/bank/office-unapplied.wire';

/** What is undone: that money was kept as unapplied, or what was done with it since. */
export type UndoStep =
  | { what: 'undo-keeping'; money: UnappliedMoney }
  | { what: 'undo-use'; use: UnappliedUseShown };

/** What becomes of a proposal to send money back, by somebody who reads it. */
export type DecideStep = {
  what: 'approve' | 'withdraw' | 'return';
  money: UnappliedMoney;
  proposal: SendBackProposal;
};

/** What somebody is about to do with which money. */
export type Step = { what: 'allocate' | 'send-back'; money: UnappliedMoney } | DecideStep | UndoStep;
