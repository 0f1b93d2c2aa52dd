import type { LightForm } from '@portal/web/form/use-light-form';
import { Button } from '@portal/web/ui/button';
import { ErrorSummary } from '@portal/web/ui/error-summary';
import { FormFailure } from '@portal/web/ui/form-failure';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { useLoss } from './one-form-at-a-time.tsx';

type PanelFormProps = {
  onSubmit: (event: FormEvent<HTMLFormElement>) => Promise<void>;
  onCancel: () => void;
  /** Typed input is not discarded without a question. */
  form: Pick<LightForm<object>, 'summary' | 'failure' | 'isBusy' | 'isBegun'>;
  submitText: string;
  cancelText: string;
  children: ReactNode;
};

/** A short form inside a panel: problems first, fields, submit and cancel. */
export function PanelForm({ onSubmit, onCancel, form, submitText, cancelText, children }: PanelFormProps) {
  const element = useRef<HTMLFormElement>(null);
  useLoss(form.isBegun ? 'typed' : null);
  // The button that opened the form is gone, and focus with it.
  useEffect(() => element.current?.querySelector('input')?.focus(), []);
  return (
    <form
      ref={element}
      method="post"
      noValidate
      onSubmit={(event) => void onSubmit(event)}
      className="grid max-w-md gap-5"
    >
      <ErrorSummary {...form.summary} />
      <FormFailure error={form.failure} />
      {children}
      <div className="flex flex-col-reverse gap-3 sm:flex-row">
        <Button onPress={onCancel}>{cancelText}</Button>
        <Button type="submit" tone="primary" isPending={form.isBusy}>
          {submitText}
        </Button>
      </div>
    </form>
  );
}
