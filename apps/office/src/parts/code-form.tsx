import { CodeField } from '@portal/web/account/code-field';
import { useLightForm } from '@portal/web/form/use-light-form';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { checkCode } from './check-code.ts';
import { OfficeForm } from './office-form.tsx';

type CodeFormProps = {
  /** The error of the call that `onCode` made. */
  error: unknown;
  /** Given what was typed or pasted, without what stands around it. */
  onCode: (code: string) => Promise<void>;
  submitText: string;
  hint?: string | undefined;
  onCancel?: (() => void) | undefined;
  cancelText?: string | undefined;
  failureAction?: ReactNode;
  /** Not where there is something to do before the code. */
  takesFocus?: boolean;
};

/** Unlike any field of a page that the question may stand over: ids are made of names. */
const FIELD = 'asked-code';

/** Asks for a code of the person's app; where a recovery code does as well, the hint says so. */
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
