import type { DeskResults } from '@portal/domain/desk/queues/office-desk.wire';
import { useTranslation } from 'react-i18next';
import { ReasonDialog } from '#parts/dialogs/reason-dialog.tsx';
import type { ResolvedQueue } from './resolved-queues.ts';

type ResolveDialogProps = {
  queue: ResolvedQueue;
  resolve: (reason: string) => Promise<{ data?: DeskResults | undefined }>;
  error: unknown;
  onClose: () => void;
};

/** Works the chosen rows of a queue to their end, with a reason that is on record. */
export function ResolveDialog({ queue, resolve, error, onClose }: ResolveDialogProps) {
  const { t } = useTranslation();
  return (
    <ReasonDialog
      title={t(`officeDesk.resolve.${queue}.title`)}
      label={t('officeDesk.resolve.reason')}
      rows={3}
      submitText={t(`officeDesk.resolve.${queue}.submit`)}
      send={resolve}
      error={error}
      onClose={onClose}
    >
      <p className="text-muted">{t(`officeDesk.resolve.${queue}.text`)}</p>
    </ReasonDialog>
  );
}
