import { ErrorSummary, type ErrorSummaryProps } from '@portal/web/ui/error-summary';
import { FormFailure } from '@portal/web/ui/form-failure';
import { Spinner } from '@portal/web/ui/spinner';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useEarlyAnswers } from '#state/page/use-early-answers.ts';

type FormShellProps = {
  onSubmit: (event: React.FormEvent<HTMLFormElement>) => Promise<void>;
  summary: ErrorSummaryProps;
  /** The call's error, if no field is to blame. */
  failure: unknown;
  failureAction?: ReactNode;
  submitText: string;
  isPending: boolean;
  children: ReactNode;
};

/** An account form: problems first, then fields, then one button as wide as the form. */
export function FormShell(props: FormShellProps) {
  const { onSubmit, summary, failure, failureAction, submitText, isPending, children } = props;
  const form = useRef<HTMLFormElement>(null);
  useEarlyAnswers(form);
  // POST, so that a password never lands in the address if the browser submits the form itself.
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

/**
 * The submit button of an account form. A native one: the kit's pulls in React Aria, which the login page does not need.
 * While pending it keeps focus and ignores presses; presses before the application runs are held (`src/early`).
 */
function SubmitButton({ text, isPending }: { text: string; isPending: boolean }) {
  const { t } = useTranslation();
  return (
    <button
      type="submit"
      aria-disabled={isPending ? true : undefined}
      onClick={(event) => {
        if (isPending) {
          event.preventDefault();
        }
      }}
      className="flex min-h-12 w-full items-center justify-center gap-2 rounded-control border border-accent bg-accent px-6 py-2.5 text-center text-base font-semibold text-accent-contrast transition-colors hover:border-accent-strong hover:bg-accent-strong"
    >
      {isPending ? <Spinner label={t('ui.working')} /> : text}
    </button>
  );
}
