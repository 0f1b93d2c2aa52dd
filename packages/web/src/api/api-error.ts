import { ERRORS, type ErrorCode } from '@portal/domain/ground/errors/error-catalogue';

/** The catalogue's codes, and two of the browser's own: the portal was not reached, or did not answer in time. */
export type ApiErrorCode = ErrorCode | 'NETWORK' | 'TIMEOUT' | 'ABORTED';

/** A failed call, as plain data for the store. */
export type ApiError = {
  /** HTTP status; null without an answer. */
  status: number | null;
  code: ApiErrorCode;
  /** The server's sentences in the person's language; empty if there are none. */
  messages: string[];
  /** Dotted field path to its sentence. */
  fields: Record<string, string>;
  requestId: string | null;
  currentState: string | null;
  /** Seconds to wait, if the server said so (429, 503). */
  retryAfter: number | null;
};

/** An ApiError without an answer of the server. */
export function unanswered(code: 'NETWORK' | 'TIMEOUT' | 'ABORTED'): ApiError {
  return {
    status: null,
    code,
    messages: [],
    fields: {},
    requestId: null,
    currentState: null,
    retryAfter: null,
  };
}

/** An ApiError for an answer; anything in another shape (a proxy's page, say) becomes a FAULT without sentences. */
export function errorOfAnswer(status: number, body: unknown, retryAfter: string | null): ApiError {
  const answer = isRecord(body) ? body : {};
  return {
    status,
    code: codeOf(answer.code, status),
    messages: Array.isArray(answer.message) ? answer.message.filter(isString) : [],
    fields: fieldsOf(answer.fields),
    requestId: isString(answer.requestId) ? answer.requestId : null,
    currentState: isString(answer.currentState) ? answer.currentState : null,
    retryAfter: retryAfter !== null && /^\d{1,6}$/.test(retryAfter) ? Number(retryAfter) : null,
  };
}

/** True for the errors of our calls; RTK Query also produces others, thrown in reducers and lifecycles. */
export function isApiError(error: unknown): error is ApiError {
  return isRecord(error) && 'code' in error && 'messages' in error && 'fields' in error;
}

function codeOf(code: unknown, status: number): ErrorCode {
  if (isString(code) && isErrorCode(code)) {
    return code;
  }
  return status === 503 || status === 502 || status === 504 ? 'UNAVAILABLE' : 'FAULT';
}

function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(ERRORS, code);
}

function fieldsOf(fields: unknown): Record<string, string> {
  const entries = isRecord(fields) ? Object.entries(fields) : [];
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => isString(entry[1])));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isString(value: unknown): value is string {
  return typeof value === 'string';
}
