import type { LightForm } from '@portal/web/form/use-light-form';
import { Button } from '@portal/web/ui/button';
import { ErrorSummary } from '@portal/web/ui/error-summary';
import { FormFailure } from '@portal/web/ui/form-failure';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';

type OfficeFormProps = {
  onSubmit: (event: FormEvent<HTMLFormElement>) => Promise<void>;
  form: Pick<LightForm<object>, 'summary' | 'failure' | 'isBusy'>;
  submitText: string;
  /** The cancel button, if there is one. */
  onCancel?: (() => void) | undefined;
  cancelText?: string | undefined;
  /** An action to offer after a failure. */
  failureAction?: ReactNode;
  /** True if the form appears after a press: its first field then takes the focus. */
  takesFocus?: boolean | undefined;
  children: ReactNode;
};

/** A short form: problems first, then fields, submit and cancel. */
export function OfficeForm(props: OfficeFormProps) {
  const { onSubmit, form, submitText, onCancel, cancelText, failureAction, children } = props;
  const element = useRef<HTMLFormElement>(null);
  const { takesFocus = false } = props;
  useEffect(() => {
    if (takesFocus) {
      element.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
    }
  }, [takesFocus]);
  // If the browser itself ever submits it, a password must not end up in the address.
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
        {/* A lone button fills a narrow form, but stays button-sized in a wide one. */}
        <div className={onCancel === undefined ? 'w-full sm:me-auto sm:max-w-sm' : 'grid'}>
          <Button type="submit" tone="primary" isPending={form.isBusy} fullWidth={onCancel === undefined}>
            {submitText}
          </Button>
        </div>
      </div>
    </form>
  );
}
