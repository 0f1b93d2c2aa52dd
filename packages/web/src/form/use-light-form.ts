import { useState } from 'react';
import { isApiError } from '../api/api-error.ts';
import { useTranslateKey } from '../i18n/use-translate-key.ts';
import { useBusy } from '../page/use-busy.ts';
import type { ErrorSummaryProps } from '../ui/error-summary.tsx';
import type { FieldBinding } from '../ui/field.tsx';
import type { FormIssue } from './form-issue.ts';

/** What a UI field needs; `error` is the rule's sentence, or the server's. */
export type LightField<Value> = FieldBinding<Value> & { onBlur: () => void; error: string | undefined };

export type LightFormOptions<Values> = {
  /** The error of the call that the form makes. */
  error?: unknown;
  /** Fields that were blurred when the same form was open before. */
  left?: readonly string[] | undefined;
  /** Called with the answers after each change, to save them. */
  onChange?: ((values: Values) => void) | undefined;
};

export type LightForm<Values extends object> = ReturnType<typeof useLightForm<Values>>;

/**
 * A form of a few answers without the form library, which would be a twelfth of the log-in page's weight. It behaves like the
 * others: a field is checked on blur, all on submit, then the summary takes the focus, and the server's error for a field
 * is shown beside it until the field changes.
 */
export function useLightForm<Values extends object>(
  initial: Values,
  check: (values: Values) => readonly FormIssue[],
  { error, left: leftBefore = [], onChange }: LightFormOptions<Values> = {},
) {
  const translate = useTranslateKey();
  const { isBusy, run } = useBusy();
  const [first] = useState(initial);
  const [values, setValues] = useState(first);
  const [left, setLeft] = useState(leftBefore);
  const [mended, setMended] = useState<readonly string[]>([]);
  const [attempt, setAttempt] = useState(0);
  const issues = check(values);
  const blamed = Object.entries(isApiError(error) ? error.fields : {}).filter(([name]) => name in first);
  const wrong = issues.map(({ path, key, values: filling }) => ({
    name: path,
    text: translate(key, filling),
  }));
  const refused = blamed
    .map(([name, text]) => ({ name, text }))
    .filter(({ name }) => !mended.includes(name) && wrong.every((problem) => problem.name !== name));
  const problems = [...(attempt > 0 ? wrong : wrong.filter(({ name }) => left.includes(name))), ...refused];
  const summary: ErrorSummaryProps = { problems: attempt > 0 ? problems : [], attempt };

  const field = <Name extends Extract<keyof Values, string>>(name: Name): LightField<Values[Name]> => ({
    name,
    value: values[name],
    onChange: (value) => {
      setValues((now) => ({ ...now, [name]: value }));
      setMended((names) => [...names, name]);
      onChange?.({ ...values, [name]: value });
    },
    onBlur: () => setLeft((names) => (names.includes(name) ? names : [...names, name])),
    error: problems.find((problem) => problem.name === name)?.text,
  });
  /** Submits the values once, or shows what is wrong with them. */
  const submitTo =
    (send: (values: Values) => Promise<void>) =>
    async (event: { preventDefault: () => void }): Promise<void> => {
      event.preventDefault();
      if (issues.length === 0) {
        setMended([]);
        await run(() => send(values));
      }
      // After the response: the summary is rendered by then, and takes the focus.
      setAttempt((count) => count + 1);
    };
  return {
    values,
    issues,
    field,
    /** Shows all that is wrong, as a submit does. */
    showWrong: () => setAttempt((count) => count + 1),
    submitTo,
    summary,
    isBusy,
    /** The error of the call, if no field is to blame. */
    failure: blamed.length > 0 ? null : error,
    /** True if any answer differs from its initial value. */
    isBegun: namesOf(first).some((name) => values[name] !== first[name]),
  };
}

function namesOf<Values extends object>(values: Values): Extract<keyof Values, string>[] {
  const names: Extract<keyof Values, string>[] = [];
  for (const name in values) {
    names.push(name);
  }
  return names;
}
