import type { TrustDay } from '@portal/domain/money/reconciliation/office-trust-days.wire';
import { Button } from '@portal/web/ui/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#parts/dialogs/confirm-dialog.tsx';
import { ReasonDialog } from '#parts/dialogs/reason-dialog.tsx';
import { type DayMove, useMoveDayMutation } from '../trust-days-api.ts';

type Move = DayMove['move'];

/** What this person may do with the whole day; each move asks for confirmation. */
export function DayMoves({ day }: { day: TrustDay }) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<Move | null>(null);
  const { proposal, hash } = day;
  const moves = movesOf(day);
  if (moves.length === 0) {
    return null;
  }
  const proposalId = proposal?.proposalId ?? '';
  const close = () => setChosen(null);
  const of = { day: day.content.day, onClose: close };
  return (
    <div className="flex flex-wrap gap-3">
      {moves.map((move) => (
        <Button
          key={move}
          tone={move === 'prepare' || move === 'approve' ? 'primary' : 'secondary'}
          onPress={() => setChosen(move)}
        >
          {t(`officeTrustDays.moves.${move}`)}
        </Button>
      ))}
      {chosen === 'prepare' ? <ConfirmDayDialog {...of} call={{ move: chosen, hash }} /> : null}
      {chosen === 'approve' ? <ConfirmDayDialog {...of} call={{ move: chosen, proposalId, hash }} /> : null}
      {chosen === 'withdraw' ? <ConfirmDayDialog {...of} call={{ move: chosen, proposalId }} /> : null}
      {chosen === 'return' ? <ReturnDayDialog {...of} proposalId={proposalId} /> : null}
    </div>
  );
}

function movesOf({ mayPrepare, proposal }: TrustDay): Move[] {
  if (proposal?.state !== 'submitted') {
    return mayPrepare ? ['prepare'] : [];
  }
  if (proposal.isOwn) {
    return ['withdraw'];
  }
  if (!proposal.mayReview) {
    return [];
  }
  return proposal.isAsPrepared ? ['approve', 'return'] : ['return'];
}

type ConfirmDayDialogProps = {
  day: string;
  call: Exclude<DayMove, { move: 'return' }>;
  onClose: () => void;
};

/** Explains what a move means before it is made. */
function ConfirmDayDialog({ day, call, onClose }: ConfirmDayDialogProps) {
  const { t } = useTranslation();
  const [moveDay, { error }] = useMoveDayMutation();
  const name = t(`officeTrustDays.moves.${call.move}`);
  return (
    <ConfirmDialog
      title={name}
      submitText={name}
      send={() => moveDay({ day, ...call })}
      error={error}
      done={t(`officeTrustDays.done.${call.move}`)}
      onClose={onClose}
    >
      <p>{t(`officeTrustDays.confirm.${call.move}`)}</p>
    </ConfirmDialog>
  );
}

type ReturnDayDialogProps = { day: string; proposalId: string; onClose: () => void };

/** Asks why a prepared day is returned. */
function ReturnDayDialog({ day, proposalId, onClose }: ReturnDayDialogProps) {
  const { t } = useTranslation();
  const [moveDay, { error }] = useMoveDayMutation();
  const name = t('officeTrustDays.moves.return');
  return (
    <ReasonDialog
      title={name}
      label={t('officeTrustDays.reason')}
      hint={t('officeTrustDays.reasonHint')}
      submitText={name}
      send={(reason) => moveDay({ day, move: 'return', proposalId, reason })}
      error={error}
      done={t('officeTrustDays.done.return')}
      onClose={onClose}
    >
      <p>{t('officeTrustDays.confirm.return')}</p>
    </ReasonDialog>
  );
}
