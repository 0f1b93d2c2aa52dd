import type { Revealed } from '@portal/domain/desk/orders/office-profile.wire';
import { useTranslation } from 'react-i18next';
import { type OfProfile, useRevealMutation } from '#state/profile-api.ts';
import { ReasonDialog } from '../dialogs/reason-dialog.tsx';

type RevealDialogProps = {
  of: OfProfile;
  path: string;
  onShown: (revealed: Revealed) => void;
  onClose: () => void;
};

/** Asks why the person wants to see something; the reason is stored, what is seen is not. */
export function RevealDialog({ of, path, onShown, onClose }: RevealDialogProps) {
  const { t } = useTranslation();
  const [reveal, { error }] = useRevealMutation();
  return (
    <ReasonDialog
      title={t('officeOrder.identity.reasonTitle')}
      label={t('officeOrder.identity.reason')}
      rows={2}
      submitText={t('officeOrder.identity.show')}
      send={(reason) => reveal({ ...of, path, reason })}
      error={error}
      onDone={onShown}
      onClose={onClose}
    >
      <p className="text-muted">{t('officeOrder.identity.reasonText')}</p>
    </ReasonDialog>
  );
}
