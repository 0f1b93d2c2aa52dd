import type { OfficeRepresentative } from '@portal/domain/wire/representatives';
import { showToast } from '@portal/web/toasts';
import { Button } from '@portal/web/ui/button';
import { Dialog } from '@portal/web/ui/dialog';
import { FormFailure } from '@portal/web/ui/form-failure';
import { useBusy } from '@portal/web/use-busy';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useActivateRepresentativeMutation } from './register-api.ts';

/** Lets a representative be chosen again. */
export function BackDialog({ one, onClose }: { one: OfficeRepresentative; onClose: () => void }) {
  const { t } = useTranslation();
  const { isBusy, run } = useBusy();
  const [activate, { error }] = useActivateRepresentativeMutation();
  const name = one.fullName;
  // Of the row that was opened: what somebody else changes meanwhile is not written over.
  const [version] = useState(one.version);
  const confirm = () =>
    run(async () => {
      const { data } = await activate({ id: one.id, version });
      if (data !== undefined) {
        showToast('success', t('representatives.backDialog.done', { name }));
        onClose();
      }
    });
  return (
    <Dialog
      role="alertdialog"
      isOpen
      onOpenChange={onClose}
      title={t('representatives.backDialog.title', { name })}
      actions={
        <>
          <Button onPress={onClose}>{t('office.cancel')}</Button>
          <Button tone="primary" onPress={() => void confirm()} isPending={isBusy}>
            {t('representatives.backDialog.submit')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <FormFailure error={error} />
        <p>{t('representatives.backDialog.text')}</p>
      </div>
    </Dialog>
  );
}
