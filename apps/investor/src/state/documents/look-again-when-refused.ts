import { isApiError } from '@portal/web/api/api-error';

const MEANS_ANOTHER_STATE: ReadonlySet<string> = new Set([
  'SIGNING_LINK_INVALID',
  'STATE_REFUSES',
  'SIGNING_OUT_OF_TURN',
  'MEMORANDUM_NOT_ACCEPTED',
]);

/** Whether a refusal means that a ceremony is not what the page shows: its link ended, or its order changed. */
export function meansAnotherState(error: unknown): boolean {
  return isApiError(error) && MEANS_ANOTHER_STATE.has(error.code);
}

/** What a call of a ceremony makes the page ask for again. */
export function lookAgainWhenRefused(_answer: unknown, error: unknown): 'Signing'[] {
  return meansAnotherState(error) ? ['Signing'] : [];
}
