import { REASON_MAX_LENGTH } from '@portal/domain/trades/trade-status';
import { useLightForm } from '@portal/web/form/use-light-form';
import { Dialog } from '@portal/web/ui/dialog';
import { TextArea } from '@portal/web/ui/text-area';
import { useTranslation } from 'react-i18next';
import { OfficeForm } from '#parts/office-form.tsx';
import { checkResolve } from './check-acts.ts';
import type { ResolvedQueue } from './resolved-queues.ts';

type ResolveDialogProps = {
  queue: ResolvedQueue;
  resolve: (reason: string) => Promise<boolean>;
  error: unknown;
  onClose: () => void;
};

/** Works the chosen rows of a queue to their end, with a reason that is on record. */
export function ResolveDialog({ queue, resolve, error, onClose }: ResolveDialogProps) {
  const { t } = useTranslation();
  const form = useLightForm({ reason: '' }, checkResolve, { error });
  const submit = form.submitTo(async ({ reason }) => {
    if (await resolve(reason.trim())) {
      onClose();
    }
  });
  return (
    <Dialog isOpen onOpenChange={onClose} title={t(`officeDesk.resolve.${queue}.title`)}>
      <div className="grid gap-5">
        <p className="text-muted">{t(`officeDesk.resolve.${queue}.text`)}</p>
        <OfficeForm
          form={form}
          onSubmit={submit}
          submitText={t(`officeDesk.resolve.${queue}.submit`)}
          onCancel={onClose}
          cancelText={t('office.cancel')}
          takesFocus
        >
          <TextArea
            {...form.field('reason')}
            label={t('officeDesk.resolve.reason')}
            rows={3}
            maxLength={REASON_MAX_LENGTH}
          />
        </OfficeForm>
      </div>
    </Dialog>
  );
}
