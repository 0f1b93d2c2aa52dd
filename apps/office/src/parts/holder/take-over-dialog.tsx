import { useTranslation } from 'react-i18next';
import { ReasonDialog } from '../dialogs/reason-dialog.tsx';

type TakeOverDialogProps = {
  take: (reason: string) => Promise<{ data?: unknown }>;
  error: unknown;
  onClose: () => void;
};

/** Takes over what others have claimed, with a reason that they see. */
export function TakeOverDialog({ take, error, onClose }: TakeOverDialogProps) {
  const { t } = useTranslation();
  return (
    <ReasonDialog
      title={t('officeDesk.takeOver.title')}
      label={t('officeDesk.takeOver.reason')}
      rows={3}
      required="officeDesk.takeOver.required"
      submitText={t('officeDesk.takeOver.submit')}
      send={take}
      error={error}
      onClose={onClose}
    >
      <p className="text-muted">{t('officeDesk.takeOver.text')}</p>
    </ReasonDialog>
  );
}
