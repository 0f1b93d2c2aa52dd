import { REASON_MAX_LENGTH } from '@portal/domain/trades/trade-status';
import type { Revealed } from '@portal/domain/wire/office-profile';
import { useLightForm } from '@portal/web/form/use-light-form';
import { Dialog } from '@portal/web/ui/dialog';
import { TextArea } from '@portal/web/ui/text-area';
import { useTranslation } from 'react-i18next';
import { OfficeForm } from '#parts/office-form.tsx';
import { type OfProfile, useRevealMutation } from '#state/profile-api.ts';

type RevealDialogProps = {
  of: OfProfile;
  path: string;
  onShown: (revealed: Revealed) => void;
  onClose: () => void;
};

/** Asks why somebody wants to see a document; the reason is kept, what is seen is not. */
export function RevealDialog({ of, path, onShown, onClose }: RevealDialogProps) {
  const { t } = useTranslation();
  const [reveal, { error }] = useRevealMutation();
  const form = useLightForm(
    { reason: '' },
    ({ reason }) =>
      reason.trim() === ''
        ? [{ path: 'reason', key: 'officeOrder.identity.reasonRequired', values: {} }]
        : [],
    { error },
  );
  const submit = form.submitTo(async ({ reason }) => {
    const { data } = await reveal({ ...of, path, reason: reason.trim() });
    if (data !== undefined) {
      onShown(data);
    }
  });
  return (
    <Dialog isOpen onOpenChange={onClose} title={t('officeOrder.identity.reasonTitle')}>
      <div className="grid gap-5">
        <p className="text-muted">{t('officeOrder.identity.reasonText')}</p>
        <OfficeForm
          form={form}
          onSubmit={submit}
          submitText={t('officeOrder.identity.show')}
          onCancel={onClose}
          cancelText={t('office.cancel')}
          takesFocus
        >
          <TextArea
            {...form.field('reason')}
            label={t('officeOrder.identity.reason')}
            rows={2}
            maxLength={REASON_MAX_LENGTH}
          />
        </OfficeForm>
      </div>
    </Dialog>
  );
}
