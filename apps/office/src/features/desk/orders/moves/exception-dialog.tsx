import type { ExceptedCheck } from '@portal/domain/desk/orders/approval-checks';
import { useTranslation } from 'react-i18next';
import { ReasonDialog } from '#parts/dialogs/reason-dialog.tsx';
import { CheckList } from '../check-list.tsx';
import { useProposeApprovalMutation } from '../order-api.ts';

type ExceptionDialogProps = { orderId: string; checks: ExceptedCheck[]; onClose: () => void };

/** Proposes an approval despite open checks: which ones, as they were seen, and why. */
export function ExceptionDialog({ orderId, checks, onClose }: ExceptionDialogProps) {
  const { t } = useTranslation();
  const [propose, { error }] = useProposeApprovalMutation();
  return (
    <ReasonDialog
      title={t('officeExceptions.dialog.title')}
      label={t('officeExceptions.dialog.label')}
      hint={t('officeExceptions.dialog.hint')}
      required="officeExceptions.dialog.required"
      submitText={t('officeOrder.moves.propose-approval')}
      send={(reason) => propose({ orderId, exception: { checks, reason } })}
      error={error}
      done={t('officeOrder.moves.done.propose-approval')}
      onClose={onClose}
    >
      <p>{t('officeExceptions.dialog.text')}</p>
      <CheckList checks={checks} />
      <p className="text-muted">{t('officeExceptions.dialog.after')}</p>
    </ReasonDialog>
  );
}
