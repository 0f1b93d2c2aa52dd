import { isApiError } from '../api/api-error.ts';
import type { SaveResult } from './save-status.ts';

/** No answer, overload or a server error is worth another try. Anything that the server understood and refused is not. */
export function resultOfFailure(error: unknown): Exclude<SaveResult, object> {
  if (!isApiError(error)) {
    return 'later';
  }
  const isTemporary =
    error.status === null || error.status >= 500 || error.status === 429 || error.status === 409;
  return isTemporary ? 'later' : 'refused';
}
