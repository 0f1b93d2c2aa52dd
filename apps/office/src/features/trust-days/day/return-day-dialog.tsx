import type { FieldIssue } from '@portal/domain/forms/field-issue';
import { REASON_MAX_LENGTH } from '@portal/domain/trades/trade-status';
import { useLightForm } from '@portal/web/form/use-light-form';
import { showToast } from '@portal/web/toasts';
import { TextArea } from '@portal/web/ui/text-area';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '#parts/form-dialog.tsx';
import { useMoveDayMutation } from '../trust-days-api.ts';

type ReturnDayDialogProps = { day: string; proposalId: string; onClose: () => void };

/** Asks why a prepared day goes back. */
export function ReturnDayDialog({ day, proposalId, onClose }: ReturnDayDialogProps) {
  const { t } = useTranslation();
  const [moveDay, { error }] = useMoveDayMutation();
  const form = useLightForm({ reason: '' }, checkReason, { error });
  const name = t('officeTrustDays.moves.return');
  const submit = form.submitTo(async ({ reason }) => {
    const { data } = await moveDay({ day, move: 'return', proposalId, reason: reason.trim() });
    if (data !== undefined) {
      showToast('success', t('officeTrustDays.done.return'));
      onClose();
    }
  });
  return (
    <FormDialog title={name} form={form} onSubmit={submit} submitText={name} onClose={onClose}>
      <p>{t('officeTrustDays.confirm.return')}</p>
      <TextArea
        {...form.field('reason')}
        label={t('officeTrustDays.reason')}
        hint={t('officeTrustDays.reasonHint')}
        maxLength={REASON_MAX_LENGTH}
      />
    </FormDialog>
  );
}

function checkReason({ reason }: { reason: string }): FieldIssue[] {
  return reason.trim() === '' ? [{ path: 'reason', key: 'officeTrustDays.reasonRequired', values: {} }] : [];
}
