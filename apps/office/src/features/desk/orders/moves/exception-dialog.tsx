import type { ExceptedCheck } from '@portal/domain/desk/orders/approval-checks';
import type { OfficeOrder } from '@portal/domain/desk/orders/office-order.wire';
import { useTranslation } from 'react-i18next';
import { ReasonDialog } from '#parts/dialogs/reason-dialog.tsx';
import { useNextCase } from '../case/use-next-case.ts';
import { CheckList } from '../check-list.tsx';
import { useProposeApprovalMutation } from '../order-api.ts';

type ExceptionDialogProps = { page: OfficeOrder; checks: ExceptedCheck[]; onClose: () => void };

/** Proposes an approval despite open checks: which ones, as they were seen, and why. */
export function ExceptionDialog({ page, checks, onClose }: ExceptionDialogProps) {
  const { t } = useTranslation();
  const goOn = useNextCase(page);
  const declaration = page.reading?.declaration ?? '';
  const [propose, { error }] = useProposeApprovalMutation();
  return (
    <ReasonDialog
      title={t('officeExceptions.dialog.title')}
      label={t('officeExceptions.dialog.label')}
      hint={t('officeExceptions.dialog.hint')}
      required="officeExceptions.dialog.required"
      submitText={t('officeOrder.moves.propose-approval')}
      send={(reason) => propose({ orderId: page.order.id, declaration, exception: { checks, reason } })}
      error={error}
      done={t('officeOrder.moves.done.propose-approval')}
      onDone={() => {
        onClose();
        void goOn('propose-approval');
      }}
      onClose={onClose}
    >
      <p>{t('officeExceptions.dialog.text')}</p>
      <CheckList checks={checks} />
      <p>{declaration}</p>
      <p className="text-muted">{t('officeExceptions.dialog.after')}</p>
    </ReasonDialog>
  );
}
