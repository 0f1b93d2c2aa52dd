import { CodeField } from '@portal/web/account/code-field';
import { useLightForm } from '@portal/web/form/use-light-form';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { checkCode } from './check-code.ts';
import { OfficeForm } from './office-form.tsx';

type CodeFormProps = {
  /** The error of the call that `onCode` made. */
  error: unknown;
  /** Gets what was typed or pasted, trimmed. */
  onCode: (code: string) => Promise<void>;
  submitText: string;
  hint?: string | undefined;
  onCancel?: (() => void) | undefined;
  cancelText?: string | undefined;
  failureAction?: ReactNode;
  /** False if there is something to do before the code. */
  takesFocus?: boolean;
};

/** Unlike any field on the page below the dialog: ids are made from names. */
const FIELD = 'asked-code';

/** Asks for a code from the person's app; if a recovery code will do, the hint says so. */
export function CodeForm({ error, onCode, hint, takesFocus = true, ...rest }: CodeFormProps) {
  const { t } = useTranslation();
  const form = useLightForm({ code: '' }, checkCode, { error });
  const problems = form.summary.problems.map((problem) => ({ ...problem, name: FIELD }));
  const submit = form.submitTo(async ({ code }) => onCode(code.trim()));
  return (
    <OfficeForm
      {...rest}
      form={{ ...form, summary: { ...form.summary, problems } }}
      onSubmit={submit}
      takesFocus={takesFocus}
    >
      <CodeField
        {...form.field('code')}
        name={FIELD}
        label={t('office.logIn.codeLabel')}
        hint={hint ?? t('office.logIn.codeHint')}
      />
    </OfficeForm>
  );
}
