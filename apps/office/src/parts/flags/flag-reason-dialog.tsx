import type { FieldIssue } from '@portal/domain/forms/field-issue';
import { FLAG_REASON_LENGTH_MAX } from '@portal/domain/wire/office-flags';
import { useLightForm } from '@portal/web/form/use-light-form';
import { showToast } from '@portal/web/toasts';
import { TextArea } from '@portal/web/ui/text-area';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '#parts/form-dialog.tsx';

type FlagReasonDialogProps = {
  title: string;
  /** What the flag says. */
  what: string;
  /** What becomes of it, and where the reason stays. */
  text: string;
  action: string;
  done: string;
  /** Does it for a reason; false where that was refused. */
  send: (reason: string) => Promise<boolean>;
  /** Why it was refused. */
  error: unknown;
  onClose: () => void;
};

/** Asks why a flag may go. */
export function FlagReasonDialog({
  title,
  what,
  text,
  action,
  done,
  send,
  error,
  onClose,
}: FlagReasonDialogProps) {
  const { t } = useTranslation();
  const form = useLightForm({ reason: '' }, checkReason, { error });
  const submit = form.submitTo(async ({ reason }) => {
    if (await send(reason.trim())) {
      showToast('success', done);
      onClose();
    }
  });
  return (
    <FormDialog title={title} form={form} onSubmit={submit} submitText={action} onClose={onClose}>
      <p className="font-semibold">{what}</p>
      <p>{text}</p>
      <TextArea {...form.field('reason')} label={t('officeFlags.clear.reason')} />
    </FormDialog>
  );
}

/** What is typed is never cut off: too much is said, and stays to be shortened. */
function checkReason({ reason }: { reason: string }): FieldIssue[] {
  const { length } = reason.trim();
  if (length > 0 && length <= FLAG_REASON_LENGTH_MAX) {
    return [];
  }
  const key = length === 0 ? 'officeFlags.clear.required' : 'officeFlags.clear.tooLong';
  return [{ path: 'reason', key, values: {} }];
}
