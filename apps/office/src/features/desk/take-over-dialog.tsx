import { REASON_MAX_LENGTH } from '@portal/domain/trades/trade-status';
import { useLightForm } from '@portal/web/form/use-light-form';
import { Dialog } from '@portal/web/ui/dialog';
import { TextArea } from '@portal/web/ui/text-area';
import { useTranslation } from 'react-i18next';
import { OfficeForm } from '#parts/office-form.tsx';
import { checkTakeOver } from './check-acts.ts';
import type { ActDialogProps } from './use-act-on-chosen.ts';

/** Takes rows that others have, with a reason that they see. */
export function TakeOverDialog({ act, error, onClose }: ActDialogProps) {
  const { t } = useTranslation();
  const form = useLightForm({ reason: '' }, checkTakeOver, { error });
  const submit = form.submitTo(async ({ reason }) => {
    if (await act({ act: 'take-over', reason: reason.trim() })) {
      onClose();
    }
  });
  return (
    <Dialog isOpen onOpenChange={onClose} title={t('officeDesk.takeOver.title')}>
      <div className="grid gap-5">
        <p className="text-muted">{t('officeDesk.takeOver.text')}</p>
        <OfficeForm
          form={form}
          onSubmit={submit}
          submitText={t('officeDesk.takeOver.submit')}
          onCancel={onClose}
          cancelText={t('office.cancel')}
          takesFocus
        >
          <TextArea
            {...form.field('reason')}
            label={t('officeDesk.takeOver.reason')}
            rows={3}
            maxLength={REASON_MAX_LENGTH}
          />
        </OfficeForm>
      </div>
    </Dialog>
  );
}
