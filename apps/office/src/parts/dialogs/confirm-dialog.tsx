import { useBusy } from '@portal/web/page/use-busy';
import { showToast } from '@portal/web/toasts';
import { Button } from '@portal/web/ui/button';
import { Dialog } from '@portal/web/ui/dialog';
import { FormFailure } from '@portal/web/ui/form-failure';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

type ConfirmDialogProps<Answer> = {
  title: string;
  /** What it means. */
  children: ReactNode;
  submitText: string;
  tone?: 'primary' | 'danger' | undefined;
  /** Does it; resolves without data if it was refused. */
  send: () => Promise<{ data?: Answer | undefined }>;
  /** Why it was refused. */
  error: unknown;
  /** The toast once it is done. */
  done: string | ((answer: Answer) => string);
  onClose: () => void;
  /** True while what is confirmed is being read again. */
  isWaiting?: boolean | undefined;
  /** Called after it was done and the dialog closed. */
  onDone?: (() => void) | undefined;
};

/** Explains an action and asks for confirmation. */
export function ConfirmDialog<Answer>(props: ConfirmDialogProps<Answer>) {
  const { title, children, submitText, tone = 'primary', send, error, done, onClose, onDone } = props;
  const { isWaiting = false } = props;
  const { t } = useTranslation();
  const { isBusy, run } = useBusy();
  const confirm = () =>
    run(async () => {
      const { data } = await send();
      if (data !== undefined) {
        showToast('success', typeof done === 'string' ? done : done(data));
        onClose();
        onDone?.();
      }
    });
  return (
    <Dialog
      role="alertdialog"
      isOpen
      onOpenChange={onClose}
      title={title}
      actions={
        <>
          <Button onPress={onClose}>{t('office.cancel')}</Button>
          <Button tone={tone} onPress={() => void confirm()} isPending={isBusy || isWaiting}>
            {submitText}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <FormFailure error={error} />
        {children}
      </div>
    </Dialog>
  );
}
