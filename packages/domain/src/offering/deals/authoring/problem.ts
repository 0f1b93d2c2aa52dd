import type { FieldIssue } from '../../../ground/forms/field-issue.ts';

/** A problem beside its field, where there is one. */
export function when(
  isSo: boolean,
  path: string,
  name: string,
  values: FieldIssue['values'] = {},
): FieldIssue[] {
  return isSo ? [problem(path, name, values)] : [];
}

/** A problem beside its field; `name` is in `dealProblems` of the messages. */
export function problem(path: string, name: string, values: FieldIssue['values'] = {}): FieldIssue {
  return { path, key: `dealProblems.${name}`, values };
}
