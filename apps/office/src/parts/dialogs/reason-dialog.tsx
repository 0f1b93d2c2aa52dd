import { useLightForm } from '@portal/web/form/use-light-form';
import { showToast } from '@portal/web/toasts';
import { TextArea } from '@portal/web/ui/text-area';
import type { ReactNode } from 'react';
import { FormDialog } from '../form-dialog.tsx';
import { checkReason } from './check-reason.ts';

type ReasonDialogProps<Answer> = {
  title: string;
  /** What it means, before the reason. */
  children?: ReactNode;
  label: string;
  hint?: string | undefined;
  /** The message key of what is said where no reason is given, unless it is only that. */
  required?: string | undefined;
  rows?: number | undefined;
  submitText: string;
  /** Does it for that reason; without an answer where it was refused. */
  send: (reason: string) => Promise<{ data?: Answer | undefined }>;
  /** Why it was refused. */
  error: unknown;
  /** What is said once it is done, where nothing else says it. */
  done?: string | ((answer: Answer) => string) | undefined;
  /** Takes what came of it, in the place of `onClose`. */
  onDone?: ((answer: Answer) => void) | undefined;
  onClose: () => void;
};

/** Asks why before something is done. The reason goes on record, so it is not left out. */
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
