import type { DebitsDue } from '@portal/domain/money/payments/office-debits.wire';
import { useFormats } from '@portal/web/i18n/use-formats';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#parts/dialogs/confirm-dialog.tsx';
import { useMakeDebitFileMutation } from './debits-api.ts';

/** Says what goes into the file before it is made. */
export function MakeFileDialog({ seen, onClose }: { seen: DebitsDue; onClose: () => void }) {
  const { t } = useTranslation();
  const { exactMoney, number } = useFormats();
  const [make, { error }] = useMakeDebitFileMutation();
  const { count, total } = seen;
  return (
    <ConfirmDialog
      title={t('officeDebits.make.title')}
      submitText={t('officeDebits.due.make')}
      send={() => make({ count, total })}
      error={error}
      done={(file) => t('officeDebits.make.done', { number: String(file.number) })}
      onClose={onClose}
    >
      <p>{t('officeDebits.make.text', { count, number: number(count), amount: exactMoney(total) })}</p>
    </ConfirmDialog>
  );
}
