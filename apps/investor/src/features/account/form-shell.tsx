import { ErrorSummary, type ErrorSummaryProps } from '@portal/web/ui/error-summary';
import { FormFailure } from '@portal/web/ui/form-failure';
import { type ReactNode, useRef } from 'react';
import { useEarlyAnswers } from '#state/use-early-answers.ts';
import { SubmitButton } from './submit-button.tsx';

type FormShellProps = {
  onSubmit: (event: React.FormEvent<HTMLFormElement>) => Promise<void>;
  summary: ErrorSummaryProps;
  /** The failure of the call, where no field is to blame. */
  failure: unknown;
  failureAction?: ReactNode;
  submitText: string;
  isPending: boolean;
  children: ReactNode;
};

/** A form of the account: problems first, fields, and one button as wide as the form. */
export function FormShell(props: FormShellProps) {
  const { onSubmit, summary, failure, failureAction, submitText, isPending, children } = props;
  const form = useRef<HTMLFormElement>(null);
  useEarlyAnswers(form);
  // Were it ever sent by the browser itself, a password must not stand in the address.
  return (
    <form
      ref={form}
      method="post"
      noValidate
      onSubmit={(event) => void onSubmit(event)}
      className="grid gap-6"
    >
      <ErrorSummary {...summary} />
      <FormFailure error={failure} action={failureAction} />
      {children}
      <SubmitButton text={submitText} isPending={isPending} />
    </form>
  );
}
