import type * as z from 'zod/mini';

/**
 * One answer that needs attention. `path` is dotted; `key` names the sentence in `packages/messages`; `values` fill
 * it. The value named `label` is itself a message key: a renderer translates it first and puts the translation in.
 */
export type FieldIssue = {
  readonly path: string;
  readonly key: string;
  readonly values: Readonly<Record<string, string | number>>;
};

/** The message key of each field's name, by its dotted path. */
export type FieldLabels = Readonly<Record<string, string>>;

/** What our schemas say is a message key; the library's own sentences, for a whole part that is missing, are not. */
const MESSAGE_KEY = /^[a-z][A-Za-z]*(\.[A-Za-z0-9-]+)+$/;

/**
 * The issues of a failed parse, for schemas whose messages are message keys and whose named limits are the `params`
 * of a custom issue. A field reports its first issue only: one sentence at a time stands beside it.
 */
export function fieldIssuesOf(error: z.core.$ZodError, labels: FieldLabels): FieldIssue[] {
  const byPath = new Map<string, FieldIssue>();
  for (const issue of error.issues) {
    const path = issue.path.map(String).join('.');
    const label = labels[path];
    const params = issue.code === 'custom' ? issue.params : undefined;
    if (!byPath.has(path)) {
      byPath.set(path, {
        path,
        key: MESSAGE_KEY.test(issue.message) ? issue.message : 'errors.fieldInvalid',
        values: label === undefined ? { ...params } : { ...params, label },
      });
    }
  }
  return [...byPath.values()];
}
