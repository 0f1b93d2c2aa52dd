import type { DeskFilter } from '@portal/domain/desk/desk-query';
import type { DeskQueue } from '@portal/domain/desk/desk-queues';
import { useApiMessage } from '@portal/web/api/use-api-message';
import { Button } from '@portal/web/ui/button';
import { Dialog } from '@portal/web/ui/dialog';
import { Notice } from '@portal/web/ui/notice';
import { useTranslation } from 'react-i18next';
import { useAskExportMutation } from './exports-api.ts';
import { OwnExports } from './own-exports.tsx';

type ExportDialogProps = {
  queue: DeskQueue;
  filter: DeskFilter;
  /** How many rows the list has, and as it is written on screen. */
  count: { value: number; text: string };
  onClose: () => void;
};

/** Says what and how many rows a file would have, asks for it, and shows the person's files. */
export function ExportDialog({ queue, filter, count, onClose }: ExportDialogProps) {
  const { t } = useTranslation();
  const messageOf = useApiMessage();
  const [askExport, { isLoading, error }] = useAskExportMutation();
  return (
    <Dialog isOpen onOpenChange={onClose} title={t('officeExports.title')}>
      <div className="grid gap-5">
        <p>
          <strong>{t(`officeDesk.queues.${queue}`)}</strong>
          {' · '}
          {t('officeExports.text', { count: count.value, number: count.text })}
        </p>
        <p className="text-sm text-muted">{t('officeExports.record')}</p>
        {error === undefined ? null : (
          <Notice tone="danger" isNew>
            {messageOf(error)}
          </Notice>
        )}
        <div>
          <Button
            tone="primary"
            onPress={() => void askExport({ queue, filter })}
            isPending={isLoading}
            isDisabled={count.value === 0}
          >
            {t('officeExports.submit')}
          </Button>
        </div>
        <OwnExports />
      </div>
    </Dialog>
  );
}
