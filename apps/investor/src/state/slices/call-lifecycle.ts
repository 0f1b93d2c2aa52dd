import { isApiError } from '@portal/web/api/api-error';
import type { Dispatch, UnknownAction } from '@reduxjs/toolkit';

/** The part of RTK Query's `onQueryStarted` argument that a slice following a call needs. */
export type CallLifecycle<Data> = {
  dispatch: Dispatch<UnknownAction>;
  queryFulfilled: PromiseLike<{ data: Data }>;
};

/**
 * The first of the server's messages, already in the person's language, from what `queryFulfilled` rejected with. Null if
 * there is none, so that the screen uses its own.
 */
export function messageOfFailure(failure: unknown): string | null {
  const isWrapped = typeof failure === 'object' && failure !== null && 'error' in failure;
  const error = isWrapped ? failure.error : failure;
  return isApiError(error) ? (error.messages[0] ?? null) : null;
}
