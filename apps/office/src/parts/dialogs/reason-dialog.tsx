import { useLightForm } from '@portal/web/form/use-light-form';
import { showToast } from '@portal/web/toasts';
import { TextArea } from '@portal/web/ui/text-area';
import type { ReactNode } from 'react';
import { FormDialog } from '../form-dialog.tsx';
import { checkReason } from './check-reason.ts';

type ReasonDialogProps<Answer> = {
  title: string;
  /** An explanation, above the reason. */
  children?: ReactNode;
  label: string;
  hint?: string | undefined;
  /** The message key for a missing reason, if the usual one does not fit. */
  required?: string | undefined;
  rows?: number | undefined;
  submitText: string;
  /** Does it with that reason; resolves without data if it was refused. */
  send: (reason: string) => Promise<{ data?: Answer | undefined }>;
  /** Why it was refused. */
  error: unknown;
  /** The toast once it is done, if nothing else says so. */
  done?: string | ((answer: Answer) => string) | undefined;
  /** Gets the result; called instead of `onClose`. */
  onDone?: ((answer: Answer) => void) | undefined;
  onClose: () => void;
};

/** Asks for a reason before something is done. It is recorded, so it must not be empty. */
export function ReasonDialog<Answer>(props: ReasonDialogProps<Answer>) {
  const { title, children, label, hint, required, rows, submitText, send, error, done } = props;
  const { onClose, onDone = onClose } = props;
  const form = useLightForm({ reason: '' }, (typed) => checkReason(typed, required), { error });
  const submit = form.submitTo(async ({ reason }) => {
    const { data } = await send(reason.trim());
    if (data === undefined) {
      return;
    }
    if (done !== undefined) {
      showToast('success', typeof done === 'string' ? done : done(data));
    }
    onDone(data);
  });
  return (
    <FormDialog title={title} form={form} onSubmit={submit} submitText={submitText} onClose={onClose}>
      {children === undefined ? null : <div className="grid gap-4">{children}</div>}
      <TextArea {...form.field('reason')} label={label} hint={hint} rows={rows} />
    </FormDialog>
  );
}
