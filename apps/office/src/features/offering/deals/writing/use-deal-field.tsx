import { type BoundField, useField } from '@portal/web/form/use-field';
import { useTranslateKey } from '@portal/web/i18n/use-translate-key';
import { Badge } from '@portal/web/ui/badge';
import type { ReactNode } from 'react';
import type { FieldPath, FieldPathValue } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { DealForm } from './deal-form.ts';
import { useWriting } from './writing-context.ts';

/** What is not the writer's mistake: missing, or not compared yet. */
const MARKS = new Map([
  ['dealProblems.missing', 'missing'],
  ['dealProblems.englishMoved', 'read'],
  ['dealProblems.frenchMoved', 'read'],
  ['dealProblems.neverRead', 'read'],
] as const);

export type ProblemShown = { error: string | undefined; mark: ReactNode };

/** What to show for a path: a mistake as an error, a missing or uncompared text as a mark on its label. */
export function useProblemAt(path: string): ProblemShown {
  const { t } = useTranslation();
  const translate = useTranslateKey();
  const issue = useWriting().problems.get(path);
  if (issue === undefined) {
    return { error: undefined, mark: null };
  }
  const mark = [...MARKS].find(([key]) => key === issue.key)?.[1];
  return mark === undefined
    ? { error: translate(issue.key, issue.values), mark: null }
    : {
        error: undefined,
        mark: (
          <Badge tone={mark === 'missing' ? 'attention' : 'info'}>{t(`officeDeals.marks.${mark}`)}</Badge>
        ),
      };
}

/** Binds a field of the deal to a UI part, with its error or mark. */
export function useDealField<Name extends FieldPath<DealForm>>(
  name: Name,
): Omit<BoundField<FieldPathValue<DealForm, Name>>, 'error'> & ProblemShown {
  const { control } = useWriting();
  const field = useField(control, name);
  return { ...field, ...useProblemAt(name) };
}
