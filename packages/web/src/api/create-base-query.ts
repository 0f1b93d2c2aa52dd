import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';
import { type ApiConfig, headersOf, newIdempotencyKey, REQUEST_TIMEOUT_MS } from './api-config.ts';
import { type ApiError, type ApiErrorCode, errorOfAnswer, unanswered } from './api-error.ts';

export type ApiRequest = {
  url: string;
  method?: 'GET' | 'POST' | undefined;
  params?: QueryParams | undefined;
  /** Sent as JSON; FormData as is. */
  body?: unknown;
  /**
   * Pass one if the person may press again: the same key for the same intention; null for a call whose answer must not be
   * stored, since it sets a cookie. Otherwise each call gets its own.
   */
  idempotencyKey?: string | null | undefined;
  timeoutMs?: number | undefined;
  /** Whether the person has just done something: true makes the call count as activity, false keeps it from counting. */
  personActed?: boolean | undefined;
  /** Lets the call outlive its page: for what is saved on leaving. */
  keepalive?: boolean | undefined;
  /** Sent instead of the session's token: for the call that ends a session which this page has already left. */
  accessToken?: string | undefined;
};

export type ApiBaseQuery = BaseQueryFn<string | ApiRequest, unknown, ApiError>;

/** How often a read is tried if the portal cannot be reached; changes are never retried by themselves. */
const READ_ATTEMPTS = 3;
const FIRST_PAUSE_MS = 400;

/**
 * The way to the API for RTK Query: unwraps `{ data }`, turns every failure into an ApiError, and tells the application when its
 * session has ended.
 */
export function createBaseQuery(config: ApiConfig): ApiBaseQuery {
  return async (argument, { signal }) => {
    const request = typeof argument === 'string' ? { url: argument } : argument;
    const isRead = (request.method ?? 'GET') === 'GET';
    const key = isRead
      ? null
      : request.idempotencyKey === undefined
        ? newIdempotencyKey()
        : request.idempotencyKey;
    let result = await send(config, request, key, signal);
    for (let attempt = 1; isRead && attempt < READ_ATTEMPTS && mayPass(result); attempt += 1) {
      await pause(FIRST_PAUSE_MS * 2 ** (attempt - 1), signal);
      if (signal.aborted) {
        return { error: unanswered('ABORTED') };
      }
      result = await send(config, request, key, signal);
    }
    return result;
  };
}

type Result = { data: unknown } | { error: ApiError };

async function send(
  config: ApiConfig,
  request: ApiRequest,
  key: string | null,
  signal: AbortSignal,
): Promise<Result> {
  const headers = { ...headersOf(config, key), ...authorization(request), ...activity(request) };
  const body = bodyOf(request.body, headers);
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), request.timeoutMs ?? REQUEST_TIMEOUT_MS);
  const stop = () => timeout.abort();
  signal.addEventListener('abort', stop);
  try {
    const query = queryString(request.params ?? {});
    const answer = await fetch(`${config.baseUrl}${request.url}${query === '' ? '' : `?${query}`}`, {
      method: request.method ?? 'GET',
      headers,
      signal: timeout.signal,
      keepalive: request.keepalive === true,
      ...(body === undefined ? {} : { body }),
    });
    return answerOf(config, headers, answer.status, await answer.text(), answer.headers.get('Retry-After'));
  } catch {
    if (signal.aborted) {
      return { error: unanswered('ABORTED') };
    }
    return { error: unanswered(timeout.signal.aborted ? 'TIMEOUT' : 'NETWORK') };
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}

/** The result of a response; shared with uploads. A 401 for the token that was sent ends the session. */
export function answerOf(
  config: ApiConfig,
  sent: Readonly<Record<string, string>>,
  status: number,
  text: string,
  retryAfter: string | null,
): Result {
  const body = parse(text);
  if (status >= 200 && status < 300 && typeof body === 'object' && body !== null && 'data' in body) {
    return { data: body.data };
  }
  const error = errorOfAnswer(status, body, retryAfter);
  const token = config.getToken();
  if (error.code === 'UNAUTHENTICATED' && token !== null && sent.Authorization === `Bearer ${token}`) {
    config.onSessionEnded();
  }
  return { error };
}

function authorization({ accessToken }: ApiRequest): Record<string, string> {
  return { ...(accessToken !== undefined && { Authorization: `Bearer ${accessToken}` }) };
}

function activity({ personActed }: ApiRequest): Record<string, string> {
  return personActed === undefined ? {} : { 'X-Person-Acted': personActed ? '1' : '0' };
}

function bodyOf(body: unknown, headers: Record<string, string>): BodyInit | undefined {
  if (body === undefined || body instanceof FormData) {
    return body;
  }
  headers['Content-Type'] = 'application/json';
  return JSON.stringify(body);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Failures that usually pass in a moment. */
const PASSING: ReadonlySet<ApiErrorCode> = new Set(['NETWORK', 'BUSY', 'UNAVAILABLE']);

function mayPass(result: Result): boolean {
  return 'error' in result && PASSING.has(result.error.code);
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

type QueryValue = string | number | boolean | null | undefined;

type QueryParams = Readonly<Record<string, QueryValue | readonly (string | number | null)[]>>;

/** A query string; lists use brackets (`type[]=land&type[]=student`), empty values are left out. */
function queryString(params: QueryParams): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    if (isList(value)) {
      // An empty entry keeps its place in a list: a range without a lower end is `minimum[]=&minimum[]=5000`.
      for (const entry of value) {
        query.append(`${name}[]`, entry === null ? '' : String(entry));
      }
    } else if (value !== undefined && value !== null && value !== '') {
      query.append(name, String(value));
    }
  }
  return query.toString();
}

function isList(value: unknown): value is readonly (string | number | null)[] {
  return Array.isArray(value);
}
