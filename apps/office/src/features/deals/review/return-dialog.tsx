import { DEAL_REASON_MAX, type DealReview } from '@portal/domain/wire/office-deals';
import { useLightForm } from '@portal/web/form/use-light-form';
import { showToast } from '@portal/web/toasts';
import { TextArea } from '@portal/web/ui/text-area';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '#parts/form-dialog.tsx';
import { checkReason } from '../deal/check-reason.ts';
import { useMoveDealMutation } from '../deals-api.ts';

type ReturnDialogProps = { id: string; review: DealReview; onClose: () => void };

/** Sends what is in review back to who wrote it, with what to change. */
export function ReturnDialog({ id, review, onClose }: ReturnDialogProps) {
  const { t } = useTranslation();
  const [moveDeal, { error }] = useMoveDealMutation();
  const form = useLightForm({ reason: '' }, checkReason, { error });
  const submit = form.submitTo(async ({ reason }) => {
    const { data } = await moveDeal({ id, move: 'return', body: { proposalId: review.proposalId, reason } });
    if (data !== undefined) {
      showToast('success', t('officeDeals.decision.returned', { name: review.maker.name }));
      onClose();
    }
  });
  return (
    <FormDialog
      title={t('officeDeals.decision.returnTitle')}
      form={form}
      onSubmit={submit}
      submitText={t('officeDeals.decision.return')}
      onClose={onClose}
    >
      <TextArea
        {...form.field('reason')}
        label={t('officeDeals.decision.returnReason')}
        hint={t('officeDeals.decision.returnHint', { name: review.maker.name })}
        rows={6}
        maxLength={DEAL_REASON_MAX}
      />
    </FormDialog>
  );
}
