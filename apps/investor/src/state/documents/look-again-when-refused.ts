import { isApiError } from '@portal/web/api/api-error';

const MEANS_ANOTHER_STATE: ReadonlySet<string> = new Set([
  'SIGNING_LINK_INVALID',
  'STATE_REFUSES',
  'SIGNING_OUT_OF_TURN',
  'MEMORANDUM_NOT_ACCEPTED',
]);

/** True if a refusal means that the page shows an outdated ceremony: its link ended, or its order changed. */
export function meansAnotherState(error: unknown): boolean {
  return isApiError(error) && MEANS_ANOTHER_STATE.has(error.code);
}

/** Tags that a ceremony's call invalidates. */
export function lookAgainWhenRefused(_answer: unknown, error: unknown): 'Signing'[] {
  return meansAnotherState(error) ? ['Signing'] : [];
}
