import { Button } from '@portal/web/ui/button';
import { ErrorSummary, type ErrorSummaryProps } from '@portal/web/ui/error-summary';
import { FormFailure } from '@portal/web/ui/form-failure';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { useLoss } from './one-form-at-a-time.tsx';

type PanelFormProps = {
  onSubmit: (event: FormEvent<HTMLFormElement>) => Promise<void>;
  onCancel: () => void;
  summary: ErrorSummaryProps;
  /** The failure of the call, where no field is to blame. */
  failure: unknown;
  submitText: string;
  cancelText: string;
  isPending: boolean;
  /** Something was typed: it is not given up without a question. */
  isBegun: boolean;
  children: ReactNode;
};

/** A short form inside a panel: problems first, fields, the one thing to do and the way out of it. */
export function PanelForm(props: PanelFormProps) {
  const { onSubmit, onCancel, summary, failure, submitText, cancelText, isPending, isBegun, children } =
    props;
  const form = useRef<HTMLFormElement>(null);
  useLoss(isBegun ? 'typed' : null);
  // The button that opened the form is gone, and the focus with it.
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  return (
    <form
      ref={form}
      method="post"
      noValidate
      onSubmit={(event) => void onSubmit(event)}
      className="grid max-w-md gap-5"
    >
      <ErrorSummary {...summary} />
      <FormFailure error={failure} />
      {children}
      <div className="flex flex-col-reverse gap-3 sm:flex-row">
        <Button onPress={onCancel}>{cancelText}</Button>
        <Button type="submit" tone="primary" isPending={isPending}>
          {submitText}
        </Button>
      </div>
    </form>
  );
}
