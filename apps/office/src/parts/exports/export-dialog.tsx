import { exportListKey } from '@portal/domain/desk/exports/export-lists';
import { EXPORT_ROWS_MAX } from '@portal/domain/desk/exports/office-exports.wire';
import { useApiMessage } from '@portal/web/api/use-api-message';
import { useFormats } from '@portal/web/i18n/use-formats';
import { useTranslateKey } from '@portal/web/i18n/use-translate-key';
import { Button } from '@portal/web/ui/button';
import { Dialog } from '@portal/web/ui/dialog';
import { Notice } from '@portal/web/ui/notice';
import { useTranslation } from 'react-i18next';
import { type ListToExport, useAskExportMutation } from './exports-api.ts';
import { OwnExports } from './own-exports.tsx';

type ExportDialogProps = {
  asked: ListToExport;
  /** How many rows the list has, and as it is written on screen; null where the list does not say. */
  count: { value: number; text: string } | null;
  onClose: () => void;
};

/** Says what and how many rows a file would have, asks for it, and shows the person's files. */
export function ExportDialog({ asked, count, onClose }: ExportDialogProps) {
  const { t } = useTranslation();
  const translate = useTranslateKey();
  const { number } = useFormats();
  const messageOf = useApiMessage();
  const [askExport, { isLoading, error }] = useAskExportMutation();
  return (
    <Dialog isOpen onOpenChange={onClose} title={t('officeExports.title')}>
      <div className="grid gap-5">
        <p>
          <strong>{translate(exportListKey(asked.list))}</strong>
          {' · '}
          {count === null
            ? t('officeExports.textAll', { max: number(EXPORT_ROWS_MAX) })
            : t('officeExports.text', { count: count.value, number: count.text })}
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
            onPress={() => void askExport(asked)}
            isPending={isLoading}
            isDisabled={count?.value === 0}
          >
            {t('officeExports.submit')}
          </Button>
        </div>
        <OwnExports />
      </div>
    </Dialog>
  );
}
