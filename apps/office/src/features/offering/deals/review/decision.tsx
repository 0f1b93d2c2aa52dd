import type { StaffSelf } from '@portal/domain/firm/staff/staff.wire';
import type { DealReview, OfficeDeal } from '@portal/domain/offering/deals/authoring/office-deals.wire';
import { useFormats } from '@portal/web/i18n/use-formats';
import { useBusy } from '@portal/web/page/use-busy';
import { showToast } from '@portal/web/toasts';
import { Button } from '@portal/web/ui/button';
import { Card } from '@portal/web/ui/card';
import { FormFailure } from '@portal/web/ui/form-failure';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReasonDialog } from '#parts/dialogs/reason-dialog.tsx';
import { NewToday } from '#parts/new-today.tsx';
import { useMoveDealMutation } from '../deals-api.ts';

type DecisionProps = { deal: OfficeDeal; review: DealReview; self: StaffSelf };

/** Who asks for what, and how this person may decide. Nobody decides on their own work. */
export function Decision({ deal, review, self }: DecisionProps) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const heading = useId();
  const { isBusy, run } = useBusy();
  const [moveDeal, { error }] = useMoveDealMutation();
  const [isReturning, setReturning] = useState(false);
  const { proposalId, hash, kind, maker, submittedAt, expiresAt } = review;
  const send = (move: 'publish' | 'withdraw', body: object) =>
    run(async () => {
      const { data } = await moveDeal({ id: deal.id, move, body });
      if (data !== undefined) {
        showToast('success', t(`officeDeals.decision.${move === 'publish' ? kind : 'withdrawn'}`));
      }
    });
  return (
    <Card as="section" labelledBy={heading}>
      <div className="grid gap-4">
        <div className="grid gap-1">
          <h2 id={heading} className="text-xl">
            {t(`officeDeals.review.kinds.${kind}`)}
          </h2>
          <p className="text-muted">
            {t('officeDeals.review.by', { name: maker.name, when: dateTime(submittedAt) })}{' '}
            {t('officeDeals.review.until', { when: dateTime(expiresAt) })}
          </p>
        </div>
        <FormFailure error={error} />
        <WhoMay deal={deal} review={review} self={self} />
        {deal.mayApprove ? <NewToday maker={maker.name} /> : null}
        <div className="flex flex-wrap gap-3">
          {deal.mayApprove ? (
            <>
              <Button
                tone="primary"
                onPress={() => void send('publish', { proposalId, hash })}
                isPending={isBusy}
              >
                {t(`officeDeals.decision.approve.${kind}`)}
              </Button>
              <Button onPress={() => setReturning(true)}>{t('officeDeals.decision.return')}</Button>
            </>
          ) : null}
          {deal.mayWithdraw ? (
            <Button onPress={() => void send('withdraw', { proposalId })} isPending={isBusy}>
              {t('officeDeals.decision.withdraw')}
            </Button>
          ) : null}
        </div>
      </div>
      {isReturning ? <ReturnDialog id={deal.id} review={review} onClose={() => setReturning(false)} /> : null}
    </Card>
  );
}

/** Why this person cannot decide, if they cannot. */
function WhoMay({ deal, review, self }: DecisionProps) {
  const { t } = useTranslation();
  if (deal.mayApprove) {
    return <p className="max-w-prose">{t(`officeDeals.decision.effect.${review.kind}`)}</p>;
  }
  const others = deal.approvers.filter(({ id }) => id !== self.id).map(({ name }) => name);
  const why = self.actions.includes('deals.publish')
    ? 'officeDeals.decision.own'
    : 'officeDeals.decision.role';
  return (
    <p className="max-w-prose">
      {t(why)}{' '}
      {others.length === 0
        ? t('officeDeals.submit.nobodyText')
        : t('officeDeals.decision.others', { names: others.join(', ') })}
    </p>
  );
}

type ReturnDialogProps = { id: string; review: DealReview; onClose: () => void };

/** Returns a deal in review to its writer, with what to change. */
function ReturnDialog({ id, review: { proposalId, maker }, onClose }: ReturnDialogProps) {
  const { t } = useTranslation();
  const [moveDeal, { error }] = useMoveDealMutation();
  return (
    <ReasonDialog
      title={t('officeDeals.decision.returnTitle')}
      label={t('officeDeals.decision.returnReason')}
      hint={t('officeDeals.decision.returnHint', { name: maker.name })}
      rows={6}
      submitText={t('officeDeals.decision.return')}
      send={(reason) => moveDeal({ id, move: 'return', body: { proposalId, reason } })}
      error={error}
      done={t('officeDeals.decision.returned', { name: maker.name })}
      onClose={onClose}
    />
  );
}
