import type { StaffSelf } from '@portal/domain/firm/staff/staff.wire';
import type { OfficeDeal } from '@portal/domain/offering/deals/office-deals.wire';
import { showToast } from '@portal/web/toasts';
import { Button } from '@portal/web/ui/button';
import { FormFailure } from '@portal/web/ui/form-failure';
import { Notice } from '@portal/web/ui/notice';
import { useBusy } from '@portal/web/use-busy';
import { useTranslation } from 'react-i18next';
import { useMoveDealMutation } from '../deals-api.ts';
import type { DealWork } from './deal-work.ts';

type SubmitDealProps = { deal: OfficeDeal; self: StaffSelf; work: DealWork; isComplete: boolean };

/** Sends what is written to a second person; there is none to send it to where the office has nobody else. */
export function SubmitDeal({ deal, self, work, isComplete }: SubmitDealProps) {
  const { t } = useTranslation();
  const { isBusy, run } = useBusy();
  const [moveDeal, { error }] = useMoveDealMutation();
  if (deal.review !== null || !self.actions.includes('deals.submit')) {
    return null;
  }
  if (deal.approvers.length === 0) {
    return <Notice title={t('officeDeals.submit.nobody')}>{t('officeDeals.submit.nobodyText')}</Notice>;
  }
  const submit = () =>
    run(async () => {
      if (!(await work.queue.flush())) {
        return;
      }
      const { data } = await moveDeal({ id: deal.id, move: 'submit', body: { base: work.base } });
      if (data !== undefined) {
        showToast('success', t('officeDeals.submit.done'));
      }
    });
  return isComplete ? (
    <div className="grid gap-3">
      <FormFailure error={error} />
      <p className="max-w-prose text-muted">
        {t('officeDeals.submit.text', { names: deal.approvers.map(({ name }) => name).join(', ') })}
      </p>
      <div>
        <Button tone="primary" onPress={() => void submit()} isPending={isBusy}>
          {t('officeDeals.submit.action')}
        </Button>
      </div>
    </div>
  ) : null;
}
