import type { FormIssue } from '@portal/web/form/form-issue';
import { useTranslateKey } from '@portal/web/i18n/use-translate-key';
import type { ErrorSummaryProps } from '@portal/web/ui/error-summary';
import { type FormEvent, useState } from 'react';

type Texts<Name extends string> = Readonly<Record<Name, string>>;

/**
 * A form of a few texts without the form library, which would be a tenth of the log-in page. It behaves like the
 * others: a field is checked when it is left, all on submit, and the summary then takes the focus.
 */
export function useLightForm<Name extends string>(
  initial: Texts<Name>,
  check: (values: Texts<Name>) => readonly FormIssue[],
) {
  const translate = useTranslateKey();
  const [values, setValues] = useState(initial);
  const [left, setLeft] = useState<readonly Name[]>([]);
  const [attempt, setAttempt] = useState(0);
  const issues = check(values);
  const problems = issues.map(({ path, key }) => ({ name: path, text: translate(key) }));
  const summary: ErrorSummaryProps = { problems: attempt === 0 ? [] : problems, attempt };

  /** What a field of the kit needs. */
  const field = (name: Name) => ({
    name,
    value: values[name],
    onChange: (value: string) => setValues((now) => ({ ...now, [name]: value })),
    onBlur: () => setLeft((names) => (names.includes(name) ? names : [...names, name])),
    error:
      attempt > 0 || left.includes(name)
        ? problems.find((problem) => problem.name === name)?.text
        : undefined,
  });
  /** Sends the values, or shows what is wrong with them. */
  const submitTo =
    (send: (values: Texts<Name>) => Promise<void>) =>
    async (event: FormEvent<HTMLFormElement>): Promise<void> => {
      event.preventDefault();
      if (issues.length > 0) {
        setAttempt((count) => count + 1);
        return;
      }
      await send(values);
    };
  /** Something was typed that is not as it was at first. */
  const isBegun = namesOf(initial).some((name) => values[name] !== initial[name]);
  return { field, submitTo, summary, isBegun };
}

function namesOf<Name extends string>(texts: Texts<Name>): Name[];
function namesOf(texts: Texts<string>): string[] {
  return Object.keys(texts);
}
