import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { ApiError } from '../api/api-error.ts';

/**
 * Shows the server's sentences beside the fields they are about. Returns true if at least one found its field; otherwise the caller shows
 * the general message. `fieldFor` maps the server's path to the form's, or to null if the form has no such field.
 */
export function applyServerErrors<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'setError'>,
  error: ApiError,
  fieldFor: (serverPath: string) => FieldPath<Values> | null,
): boolean {
  let found = false;
  for (const [path, message] of Object.entries(error.fields)) {
    const name = fieldFor(path);
    if (name !== null) {
      form.setError(name, { type: 'server', message });
      found = true;
    }
  }
  return found;
}
