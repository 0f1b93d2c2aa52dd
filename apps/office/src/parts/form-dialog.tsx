import { Dialog } from '@portal/web/ui/dialog';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { OfficeForm } from './office-form.tsx';

type FormDialogProps = Pick<
  ComponentProps<typeof OfficeForm>,
  'form' | 'onSubmit' | 'submitText' | 'children'
> & { title: string; onClose: () => void };

/** A short form in a dialog: its first field takes the focus, and it can be cancelled. */
export function FormDialog({ title, onClose, ...form }: FormDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog isOpen onOpenChange={onClose} title={title}>
      <OfficeForm {...form} onCancel={onClose} cancelText={t('office.cancel')} takesFocus />
    </Dialog>
  );
}
