import { configureStore } from '@reduxjs/toolkit';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ApiConfig } from './api-config.ts';
import { type ApiRequest, createBaseQuery } from './create-base-query.ts';
import { createPortalApi } from './create-portal-api.ts';

type Answer = { status?: number; body?: unknown; headers?: Record<string, string> };
type Sent = {
  url: string;
  method: string | undefined;
  headers: Record<string, string>;
  body: BodyInit | null | undefined;
};

/** Stubs answers in turn; an Error is a failing network, 'silence' a server that never answers. */
function portal(answers: readonly (Answer | Error | 'silence')[], config: Partial<ApiConfig> = {}) {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    sent.push({
      url,
      method: init.method,
      headers: Object.fromEntries(new Headers(init.headers)),
      body: init.body,
    });
    const answer = answers[Math.min(sent.length, answers.length) - 1];
    if (answer === 'silence') {
      return new Promise((_resolve, reject) => {
        init.signal?.addEventListener('abort', () => reject(new DOMException('stopped', 'AbortError')));
      });
    }
    if (answer === undefined || answer instanceof Error) {
      return Promise.reject(answer ?? new TypeError('no answer left'));
    }
    const text = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body);
    return Promise.resolve(
      new Response(text, { status: answer.status ?? 200, headers: answer.headers ?? {} }),
    );
  });
  const query = createBaseQuery({
    baseUrl: '/api',
    getToken: () => 'token-1',
    getLanguage: () => 'fr',
    onSessionEnded: () => {},
    ...config,
  });
  const api = createPortalApi(query, []).injectEndpoints({
    endpoints: (build) => ({
      read: build.query<unknown, ApiRequest>({ query: (request) => request }),
      change: build.mutation<unknown, ApiRequest>({ query: (request) => request }),
    }),
  });
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (standard) => standard().concat(api.middleware),
  });
  return {
    sent,
    read: (request: ApiRequest) => store.dispatch(api.endpoints.read.initiate(request)),
    change: (request: ApiRequest) => store.dispatch(api.endpoints.change.initiate(request)),
  };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a call', () => {
  it('has its application’s headers, and no key if its answer must not be stored', async () => {
    const { change, sent } = portal([{ body: { data: null } }], { headers: { 'X-Portal-Office': '1' } });
    await change({ url: '/office/login', method: 'POST', idempotencyKey: null });
    expect(sent[0]?.headers).toMatchObject({ 'x-portal-office': '1' });
    expect(sent[0]?.headers).not.toHaveProperty('idempotency-key');
  });

  it('sends token and language, writes lists with brackets, and unwraps data', async () => {
    const { read, sent } = portal([{ body: { data: [{ id: 'deal-1' }] } }]);
    const { data } = await read({
      url: '/user/list/deal/live',
      params: { q: '', type: ['land', 'student'], minimum: [null, 5000] },
    });
    expect(data).toEqual([{ id: 'deal-1' }]);
    expect(sent[0]?.url).toBe(
      '/api/user/list/deal/live?type%5B%5D=land&type%5B%5D=student&minimum%5B%5D=&minimum%5B%5D=5000',
    );
    expect(sent[0]?.headers).toMatchObject({ authorization: 'Bearer token-1', 'accept-language': 'fr' });
    expect(sent[0]?.headers['idempotency-key']).toBeUndefined();
  });

  it('that answers null is a success', async () => {
    const { change } = portal([{ body: { data: null } }]);
    expect(await change({ url: '/logout', method: 'POST' })).toMatchObject({ data: null });
  });

  it('that changes something has its own key, or the one it was given', async () => {
    const { change, sent } = portal([{ body: { data: {} } }]);
    await change({ url: '/a', method: 'POST', body: { quantity: 2 } });
    await change({ url: '/a', method: 'POST', idempotencyKey: 'order-7' });
    const keys = sent.map(({ headers }) => headers['idempotency-key']);
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(keys[1]).toBe('order-7');
    expect([sent[0]?.body, sent[0]?.headers['content-type']]).toEqual(['{"quantity":2}', 'application/json']);
  });
});

describe('a failure', () => {
  const validation = {
    statusCode: 400,
    code: 'VALIDATION',
    message: ['Phone is required'],
    fields: { 'basics.phone': 'Phone is required' },
    requestId: 'r-1',
  };
  it.each([
    [
      'of input',
      400,
      validation,
      { code: 'VALIDATION', fields: { 'basics.phone': 'Phone is required' }, requestId: 'r-1' },
    ],
    [
      'of state',
      409,
      { code: 'STATE_REFUSES', message: ['No'], currentState: 'approved' },
      { currentState: 'approved' },
    ],
    ['with a code from the future', 500, { code: 'NEW', message: 'x' }, { code: 'FAULT', messages: [] }],
    ['of a proxy', 502, '<html>', { status: 502, code: 'UNAVAILABLE', messages: [] }],
    ['that looks like a success', 200, '<html>', { status: 200, code: 'FAULT' }],
  ])('%s', async (_row, status, body, expected) => {
    const { change } = portal([{ status, body }]);
    const { error } = await change({ url: '/x', method: 'POST' });
    expect(error).toMatchObject(expected);
  });

  it('says how long to wait', async () => {
    const { change } = portal([
      { status: 429, body: { code: 'RATE_LIMITED' }, headers: { 'Retry-After': '30' } },
    ]);
    expect((await change({ url: '/login', method: 'POST' })).error).toMatchObject({
      code: 'RATE_LIMITED',
      retryAfter: 30,
    });
  });

  it('of the session is reported to the application', async () => {
    const onSessionEnded = vi.fn();
    const { read } = portal([{ status: 401, body: { code: 'UNAUTHENTICATED' } }], { onSessionEnded });
    await read({ url: '/user/profile/' });
    expect(onSessionEnded).toHaveBeenCalledOnce();
  });

  it('of a log-in does not end a session', async () => {
    const onSessionEnded = vi.fn();
    const { change } = portal([{ status: 401, body: { code: 'CREDENTIALS_WRONG' } }], { onSessionEnded });
    await change({ url: '/login', method: 'POST' });
    expect(onSessionEnded).not.toHaveBeenCalled();
  });
});

describe('a bad connection', () => {
  it('retries reads, at most three times', async () => {
    vi.useFakeTimers();
    const { read, sent } = portal([new TypeError('offline')]);
    const pending = read({ url: '/a' });
    await vi.runAllTimersAsync();
    expect((await pending).error).toMatchObject({ status: null, code: 'NETWORK' });
    expect(sent).toHaveLength(3);
  });

  it('that recovers answers the read', async () => {
    vi.useFakeTimers();
    const { read } = portal([new TypeError('offline'), { body: { data: 1 } }]);
    const pending = read({ url: '/a' });
    await vi.runAllTimersAsync();
    expect((await pending).data).toBe(1);
  });

  it('never retries a change by itself', async () => {
    const { change, sent } = portal([new TypeError('offline')]);
    expect((await change({ url: '/a', method: 'POST' })).error).toMatchObject({ code: 'NETWORK' });
    expect(sent).toHaveLength(1);
  });

  it('times out if it stays silent', async () => {
    vi.useFakeTimers();
    const { change } = portal(['silence']);
    const pending = change({ url: '/a', method: 'POST', timeoutMs: 1000 });
    await vi.runAllTimersAsync();
    expect((await pending).error).toMatchObject({ code: 'TIMEOUT' });
  });
});
