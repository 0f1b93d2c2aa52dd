import type { DebitsDue } from '@portal/domain/wire/office-debits';
import { useFormats } from '@portal/web/i18n/use-formats';
import { showToast } from '@portal/web/toasts';
import { Button } from '@portal/web/ui/button';
import { Dialog } from '@portal/web/ui/dialog';
import { FormFailure } from '@portal/web/ui/form-failure';
import { useBusy } from '@portal/web/use-busy';
import { useTranslation } from 'react-i18next';
import { useMakeDebitFileMutation } from './debits-api.ts';

/** Says what goes into the file before it is made. */
export function MakeFileDialog({ seen, onClose }: { seen: DebitsDue; onClose: () => void }) {
  const { t } = useTranslation();
  const { exactMoney, number } = useFormats();
  const { isBusy, run } = useBusy();
  const [make, { error }] = useMakeDebitFileMutation();
  const { count, total } = seen;
  const confirm = () =>
    run(async () => {
      const { data } = await make({ count, total });
      if (data !== undefined) {
        showToast('success', t('officeDebits.make.done', { number: String(data.number) }));
        onClose();
      }
    });
  return (
    <Dialog
      role="alertdialog"
      isOpen
      onOpenChange={onClose}
      title={t('officeDebits.make.title')}
      actions={
        <>
          <Button onPress={onClose}>{t('office.cancel')}</Button>
          <Button tone="primary" onPress={() => void confirm()} isPending={isBusy}>
            {t('officeDebits.due.make')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <FormFailure error={error} />
        <p>{t('officeDebits.make.text', { count, number: number(count), amount: exactMoney(total) })}</p>
      </div>
    </Dialog>
  );
}
