import { isApiError } from '@portal/web/api/api-error';
import type { Dispatch, UnknownAction } from '@reduxjs/toolkit';

/** The part of RTK Query's `onQueryStarted` argument that a slice following a call needs. */
export type CallLifecycle<Data> = {
  dispatch: Dispatch<UnknownAction>;
  queryFulfilled: PromiseLike<{ data: Data }>;
};

/**
 * The first sentence of the server's message list, already in the person's language, of what `queryFulfilled` was
 * rejected with. Null when the failure carries none, so that the screen says its own.
 */
export function messageOfFailure(failure: unknown): string | null {
  const isWrapped = typeof failure === 'object' && failure !== null && 'error' in failure;
  const error = isWrapped ? failure.error : failure;
  return isApiError(error) ? (error.messages[0] ?? null) : null;
}
