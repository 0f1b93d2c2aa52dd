import type { Dispatch, UnknownAction } from '@reduxjs/toolkit';

/** The part of RTK Query's `onQueryStarted` argument that a slice following a call needs. */
export type CallLifecycle<Data> = {
  dispatch: Dispatch<UnknownAction>;
  queryFulfilled: PromiseLike<{ data: Data }>;
};

/**
 * The sentence to show for a failed call: the first of the server's message list, which is already in the
 * person's language. Null when the failure carries none, so that the screen says its own.
 */
export function messageOfFailure(failure: unknown): string | null {
  const error = readKey(failure, 'error');
  const messages = readKey(readKey(error, 'data'), 'message') ?? readKey(error, 'message');
  const first: unknown = Array.isArray(messages) ? messages[0] : messages;
  return typeof first === 'string' && first.length > 0 ? first : null;
}

function readKey(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null && key in value ? Reflect.get(value, key) : undefined;
}
