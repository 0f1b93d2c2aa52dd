import type { FieldIssue } from '@portal/domain/forms/field-issue';
import { EXCEPTION_REASON_MAX_LENGTH, type ExceptedCheck } from '@portal/domain/office/approval-checks';
import { useLightForm } from '@portal/web/form/use-light-form';
import { showToast } from '@portal/web/toasts';
import { TextArea } from '@portal/web/ui/text-area';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '#parts/form-dialog.tsx';
import { CheckList } from './check-list.tsx';
import { useProposeApprovalMutation } from './order-api.ts';

type ExceptionDialogProps = { orderId: string; checks: ExceptedCheck[]; onClose: () => void };

/** Proposes an approval although something is open: what, as it was seen, and why. */
export function ExceptionDialog({ orderId, checks, onClose }: ExceptionDialogProps) {
  const { t } = useTranslation();
  const [propose, { error }] = useProposeApprovalMutation();
  const form = useLightForm({ reason: '' }, checkReason, { error });
  const submit = form.submitTo(async ({ reason }) => {
    const { data } = await propose({ orderId, exception: { checks, reason: reason.trim() } });
    if (data !== undefined) {
      showToast('success', t('officeOrder.moves.done.propose-approval'));
      onClose();
    }
  });
  return (
    <FormDialog
      title={t('officeExceptions.dialog.title')}
      form={form}
      onSubmit={submit}
      submitText={t('officeOrder.moves.propose-approval')}
      onClose={onClose}
    >
      <div className="grid gap-3">
        <p>{t('officeExceptions.dialog.text')}</p>
        <CheckList checks={checks} />
        <p className="text-muted">{t('officeExceptions.dialog.after')}</p>
      </div>
      <TextArea
        {...form.field('reason')}
        label={t('officeExceptions.dialog.label')}
        hint={t('officeExceptions.dialog.hint')}
        maxLength={EXCEPTION_REASON_MAX_LENGTH}
      />
    </FormDialog>
  );
}

function checkReason({ reason }: { reason: string }): FieldIssue[] {
  return reason.trim() === ''
    ? [{ path: 'reason', key: 'officeExceptions.dialog.required', values: {} }]
    : [];
}
