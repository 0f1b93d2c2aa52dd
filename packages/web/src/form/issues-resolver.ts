import { type FieldErrors, type FieldValues, type Resolver, set } from 'react-hook-form';
import type { FormIssue, IssueError } from './form-issue.ts';

/**
 * How every React Hook Form behaves: a field is checked on blur, all on submit; then the summary takes focus, not a field. The
 * library is for nested answers and forms in parts; a flat handful of answers uses `useLightForm`, which weighs nothing (decision 0043).
 */
export const FORM_BEHAVIOUR = {
  mode: 'onBlur',
  reValidateMode: 'onChange',
  shouldFocusError: false,
} as const;

/**
 * Checks a form by a rule of the domain. The first issue per path counts; an issue of a group does not hide those of its parts.
 */
export function issuesResolver<Values extends FieldValues>(
  validate: (values: Values) => readonly FormIssue[],
): Resolver<Values> {
  return (values) => {
    const issues = validate(values);
    return issues.length === 0 ? { values, errors: {} } : { values: {}, errors: errorsOf<Values>(issues) };
  };
}

function errorsOf<Values extends FieldValues>(issues: readonly FormIssue[]): FieldErrors<Values> {
  const errors: FieldErrors<Values> = {};
  const paths = new Set(issues.map(({ path }) => path));
  const seen = new Set<string>();
  for (const issue of issues) {
    const isGroup = [...paths].some((path) => path.startsWith(`${issue.path}.`));
    const path = isGroup ? `${issue.path}.root` : issue.path;
    if (!seen.has(path)) {
      seen.add(path);
      const error: IssueError = { type: 'issue', message: issue.key, issue };
      set(errors, path, error);
    }
  }
  return errors;
}
