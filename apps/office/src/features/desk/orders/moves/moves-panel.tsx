import { EXCEPTED_CHECKS } from '@portal/domain/desk/orders/approval-checks';
import type { OfficeOrder } from '@portal/domain/desk/orders/office-order.wire';
import { ORDER_MOVES, type OrderMove } from '@portal/domain/desk/orders/office-order-moves.wire';
import { Button } from '@portal/web/ui/button';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#parts/dialogs/confirm-dialog.tsx';
import { api } from '#state/api.ts';
import { useAppSelector } from '#state/store.ts';
import { useCaseKeys } from '../case/use-case-keys.ts';
import { useNextCase } from '../case/use-next-case.ts';
import { AskChangesDialog } from '../changes/ask-changes-dialog.tsx';
import { DeclaredException } from '../open-checks.tsx';
import {
  useApproveMutation,
  useOrderQuery,
  useProposeApprovalMutation,
  useResendLinkMutation,
  useReviewMutation,
  useWithdrawApprovalMutation,
} from '../order-api.ts';
import { AsInvestorDialog } from './as-investor-dialog.tsx';
import { EndDialog } from './end-dialog.tsx';
import { ExceptionDialog } from './exception-dialog.tsx';
import { NextStepDialog } from './next-step-dialog.tsx';

/** The moves that advance an order; only one is possible at a time. */
const PRIMARY: ReadonlySet<OrderMove> = new Set<OrderMove>(['review', 'propose-approval', 'approve']);

/** The moves with which a person declares what was opened. */
const DECLARED: ReadonlySet<OrderMove> = new Set<OrderMove>(['propose-approval', 'approve']);

type MovesPanelProps = {
  page: OfficeOrder;
  /** Opens the next document; null where none is left. */
  next: (() => void) | null;
};

/** What this person may do with the order in its current state, always in reach; each decision has its dialog, also by its key. */
export function MovesPanel({ page, next }: MovesPanelProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<OrderMove | null>(null);
  const moves = ORDER_MOVES.filter((move) => page.moves.includes(move));
  useCaseKeys({ moves, open: setOpen, next });
  return (
    <section
      tabIndex={-1}
      aria-labelledby="moves-title"
      className="sticky top-0 z-20 flex flex-wrap items-center justify-end gap-2 border-line border-b bg-surface py-2"
    >
      <h2 id="moves-title" className="sr-only">
        {t('officeOrder.moves.title')}
      </h2>
      {hasNothingToDo(page) ? <p className="text-muted">{t('officeReading.noMove')}</p> : null}
      {moves.toReversed().map((move) => (
        <Button key={move} size="small" tone={toneOf(move)} onPress={() => setOpen(move)}>
          {t(`officeOrder.moves.${move}`)}
        </Button>
      ))}
      {open === null ? null : <MoveDialog move={open} page={page} onClose={() => setOpen(null)} />}
    </section>
  );
}

/** Neither a move, nor one of its money: nobody reads that there is nothing to decide beside something to decide. */
function hasNothingToDo({ moves, money }: OfficeOrder): boolean {
  return moves.length === 0 && (money === null || (money.moves.length === 0 && money.flags.length === 0));
}

function toneOf(move: OrderMove): 'primary' | 'secondary' {
  return PRIMARY.has(move) ? 'primary' : 'secondary';
}

type MoveDialogProps = { move: OrderMove; page: OfficeOrder; onClose: () => void };

/** Asks once what was opened a moment ago is on record and was read from there: it belongs to what is declared. */
function MoveDialog(props: MoveDialogProps) {
  const { refetch } = useOrderQuery({ orderId: props.page.order.id });
  const isSending = useAppSelector((state) =>
    Object.values(state[api.reducerPath].mutations).some((sent) => sent?.status === 'pending'),
  );
  const [isRead, setRead] = useState(!DECLARED.has(props.move));
  useEffect(() => {
    if (isRead || isSending) {
      return;
    }
    let isAsked = true;
    // A reading under way may have begun before the last document was opened; the one after it did not.
    void refetch()
      .then(() => refetch())
      .then(() => {
        if (isAsked) {
          setRead(true);
        }
      });
    return () => {
      isAsked = false;
    };
  }, [isRead, isSending, refetch]);
  return isRead ? <DialogOfMove {...props} /> : null;
}

function DialogOfMove({ move, page, onClose }: MoveDialogProps) {
  const orderId = page.order.id;
  switch (move) {
    case 'propose-approval':
      return <ProposeDialog page={page} onClose={onClose} />;
    case 'review':
    case 'resend-link':
      return <ConfirmMove move={move} page={page} approval={null} onClose={onClose} />;
    case 'approve':
    case 'withdraw-approval':
      return <ConfirmMove move={move} page={page} approval={page.approval} onClose={onClose} />;
    case 'decline':
    case 'archive':
    case 'return-approval':
      return <EndDialog move={move} page={page} onClose={onClose} />;
    case 'ask-changes':
      return <AskChangesDialog page={page} onClose={onClose} />;
    case 'next-step':
      return <NextStepDialog orderId={orderId} step={page.order.nextStep} onClose={onClose} />;
    case 'see-as-investor':
      return <AsInvestorDialog orderId={orderId} onClose={onClose} />;
  }
}

/** The same dialog while it is open: whoever was too late reads why in it, whatever the page has become meanwhile. */
function ProposeDialog({ page, onClose }: Omit<MoveDialogProps, 'move'>) {
  const [checks] = useState(() => EXCEPTED_CHECKS.filter((check) => page.checks.includes(check)));
  return checks.length === 0 ? (
    <ConfirmMove move="propose-approval" page={page} approval={null} onClose={onClose} />
  ) : (
    <ExceptionDialog page={page} checks={checks} onClose={onClose} />
  );
}

type ConfirmMoveProps = {
  move: 'review' | 'propose-approval' | 'approve' | 'withdraw-approval' | 'resend-link';
  page: OfficeOrder;
  /** The proposal being approved, as the person saw it. */
  approval: OfficeOrder['approval'];
  onClose: () => void;
};

/** Explains what a move means before it is made. */
function ConfirmMove({ move, page, approval, onClose }: ConfirmMoveProps) {
  const { t } = useTranslation();
  const orderId = page.order.id;
  const declaration = page.reading?.declaration ?? '';
  const goOn = useNextCase(page);
  // What was opened a moment ago belongs to what is declared.
  const { isFetching } = useOrderQuery({ orderId });
  const [review, reviewing] = useReviewMutation();
  const [approve, approving] = useApproveMutation();
  const [resendLink, resending] = useResendLinkMutation();
  const [propose, proposing] = useProposeApprovalMutation();
  const [withdraw, withdrawing] = useWithdrawApprovalMutation();
  const proposalId = approval?.proposalId ?? '';
  const calls = {
    review: { send: () => review({ orderId }), error: reviewing.error },
    'propose-approval': { send: () => propose({ orderId, declaration }), error: proposing.error },
    approve: {
      send: () => approve({ orderId, proposalId, hash: approval?.hash ?? '', declaration }),
      error: approving.error,
    },
    'withdraw-approval': { send: () => withdraw({ orderId, proposalId }), error: withdrawing.error },
    'resend-link': { send: () => resendLink({ orderId }), error: resending.error },
  };
  const { send, error } = calls[move];
  return (
    <ConfirmDialog
      title={t(`officeOrder.moves.${move}`)}
      submitText={t(`officeOrder.moves.${move}`)}
      send={send}
      error={error}
      done={t(`officeOrder.moves.done.${move}`)}
      onClose={onClose}
      isWaiting={isFetching}
      onDone={() => void goOn(move)}
    >
      {approval === null || move !== 'approve' ? null : <DeclaredException approval={approval} />}
      {DECLARED.has(move) ? <p>{declaration}</p> : null}
      <p>{t(`officeOrder.moves.confirm.${move}`)}</p>
    </ConfirmDialog>
  );
}
