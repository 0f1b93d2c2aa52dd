import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { ApiError } from '../api/api-error.ts';

/**
 * Puts the server's sentences beside the fields they are about. Answers true where at least one found its field; the caller shows the
 * message of the whole otherwise. `fieldFor` maps the server's path to the form's, null where the form has no such field.
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
