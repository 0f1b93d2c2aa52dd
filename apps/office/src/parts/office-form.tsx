import type { LightForm } from '@portal/web/form/use-light-form';
import { Button } from '@portal/web/ui/button';
import { ErrorSummary } from '@portal/web/ui/error-summary';
import { FormFailure } from '@portal/web/ui/form-failure';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';

type OfficeFormProps = {
  onSubmit: (event: FormEvent<HTMLFormElement>) => Promise<void>;
  form: Pick<LightForm<object>, 'summary' | 'failure' | 'isBusy'>;
  submitText: string;
  /** The way out, where there is one. */
  onCancel?: (() => void) | undefined;
  cancelText?: string | undefined;
  /** What can be done about a failure. */
  failureAction?: ReactNode;
  /** True where the form appears as an answer to a press: its first field then takes the focus. */
  takesFocus?: boolean | undefined;
  children: ReactNode;
};

/** A short form: problems first, fields, the one thing to do and the way out of it. */
export function OfficeForm(props: OfficeFormProps) {
  const { onSubmit, form, submitText, onCancel, cancelText, failureAction, children } = props;
  const element = useRef<HTMLFormElement>(null);
  const { takesFocus = false } = props;
  useEffect(() => {
    if (takesFocus) {
      element.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
    }
  }, [takesFocus]);
  // Were it ever sent by the browser itself, a password must not stand in the address.
  return (
    <form
      ref={element}
      method="post"
      noValidate
      onSubmit={(event) => void onSubmit(event)}
      className="grid gap-5"
    >
      <ErrorSummary {...form.summary} />
      <FormFailure error={form.failure} action={failureAction} />
      {children}
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        {onCancel === undefined ? null : <Button onPress={onCancel}>{cancelText}</Button>}
        {/* Alone it fills a narrow form, and no more of a wide one than a hand looks for. */}
        <div className={onCancel === undefined ? 'w-full sm:me-auto sm:max-w-sm' : 'grid'}>
          <Button type="submit" tone="primary" isPending={form.isBusy} fullWidth={onCancel === undefined}>
            {submitText}
          </Button>
        </div>
      </div>
    </form>
  );
}
