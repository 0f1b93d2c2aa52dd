import { EXCEPTED_CHECKS } from '@portal/domain/desk/orders/approval-checks';
import type { OfficeOrder } from '@portal/domain/desk/orders/office-order.wire';
import { ORDER_MOVES, type OrderMove } from '@portal/domain/desk/orders/office-order-moves.wire';
import { useFormats } from '@portal/web/i18n/use-formats';
import { Button } from '@portal/web/ui/button';
import { Notice } from '@portal/web/ui/notice';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#parts/dialogs/confirm-dialog.tsx';
import { NewToday } from '#parts/new-today.tsx';
import { DeclaredException, OpenChecks } from '../open-checks.tsx';
import {
  useApproveMutation,
  useProposeApprovalMutation,
  useResendLinkMutation,
  useReviewMutation,
  useWithdrawApprovalMutation,
} from '../order-api.ts';
import { ReadingPart } from '../reading/reading-part.tsx';
import { AsInvestorDialog } from './as-investor-dialog.tsx';
import { AskChangesDialog } from './ask-changes-dialog.tsx';
import { EndDialog } from './end-dialog.tsx';
import { ExceptionDialog } from './exception-dialog.tsx';
import { NextStepDialog } from './next-step-dialog.tsx';

/** The moves that advance an order; only one is possible at a time. */
const PRIMARY: ReadonlySet<OrderMove> = new Set<OrderMove>(['review', 'propose-approval', 'approve']);

/** The moves with which a person declares what was opened. */
const DECLARED: ReadonlySet<OrderMove> = new Set<OrderMove>(['propose-approval', 'approve']);

type MovesPanelProps = { page: OfficeOrder };

/** What this person may do with the order in its current state; each move asks for confirmation. */
export function MovesPanel({ page }: MovesPanelProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<OrderMove | null>(null);
  const moves = ORDER_MOVES.filter((move) => page.moves.includes(move));
  const { order } = page;
  return (
    <section
      tabIndex={-1}
      aria-labelledby="moves-title"
      className="grid gap-3 rounded-card border border-line bg-raised p-5"
    >
      <h2 id="moves-title" className="text-lg">
        {t('officeOrder.moves.title')}
      </h2>
      {order.waitsFor === null ? null : (
        <Notice tone="attention" title={t('officeOrder.moves.waitsFor')}>
          {order.waitsFor.sentence}
        </Notice>
      )}
      {page.approval === null ? (
        <OpenChecks checks={page.checks} />
      ) : (
        <DeclaredException approval={page.approval} />
      )}
      <Proposed approval={page.approval} />
      {page.reading === null ? null : <ReadingPart reading={page.reading} />}
      {moves.length === 0 ? <p className="text-muted">{t('officeOrder.moves.none')}</p> : null}
      {moves.map((move) => (
        <Button key={move} size="small" fullWidth tone={toneOf(move)} onPress={() => setOpen(move)}>
          {t(`officeOrder.moves.${move}`)}
        </Button>
      ))}
      {open === null ? null : <MoveDialog move={open} page={page} onClose={() => setOpen(null)} />}
    </section>
  );
}

/** The proposal that is waiting for a second person, and why the first cannot approve it. */
function Proposed({ approval }: { approval: OfficeOrder['approval'] }) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  if (approval === null) {
    return null;
  }
  const { maker, submittedAt, expiresAt, isOwn, workedOnIt } = approval;
  return (
    <Notice>
      <p>
        {t('officeOrder.moves.proposed', {
          name: maker,
          when: dateTime(submittedAt ?? ''),
          until: dateTime(expiresAt),
        })}
      </p>
      {isOwn || workedOnIt ? <p>{t('officeOrder.moves.ownProposal')}</p> : <NewToday maker={maker} />}
    </Notice>
  );
}

function toneOf(move: OrderMove): 'primary' | 'secondary' {
  return PRIMARY.has(move) ? 'primary' : 'secondary';
}

function MoveDialog({ move, page, onClose }: MovesPanelProps & { move: OrderMove; onClose: () => void }) {
  const orderId = page.order.id;
  switch (move) {
    case 'propose-approval': {
      const checks = EXCEPTED_CHECKS.filter((check) => page.checks.includes(check));
      return checks.length === 0 ? (
        <ConfirmMove move={move} page={page} approval={null} onClose={onClose} />
      ) : (
        <ExceptionDialog page={page} checks={checks} onClose={onClose} />
      );
    }
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
    >
      {approval === null || move !== 'approve' ? null : <DeclaredException approval={approval} />}
      {DECLARED.has(move) ? <p>{declaration}</p> : null}
      <p>{t(`officeOrder.moves.confirm.${move}`)}</p>
    </ConfirmDialog>
  );
}
