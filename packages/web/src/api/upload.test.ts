import { afterEach, describe, expect, it, vi } from 'vitest';
import { createUpload } from './upload.ts';

/** The browser's XMLHttpRequest, whose events the test fires by hand. */
class HandDrivenRequest {
  static last: HandDrivenRequest | null = null;
  upload: {
    onprogress: ((event: { lengthComputable: boolean; loaded: number; total: number }) => void) | null;
  } = {
    onprogress: null,
  };
  headers: Record<string, string> = {};
  status = 0;
  responseText = '';
  timeout = 0;
  onload: (() => void) | null = null;
  onerror: (() => void) | null = null;
  ontimeout: (() => void) | null = null;
  onabort: (() => void) | null = null;
  onloadend: (() => void) | null = null;
  open = vi.fn();
  send = vi.fn(() => {
    HandDrivenRequest.last = this;
  });
  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }
  getResponseHeader(): null {
    return null;
  }
  abort(): void {
    this.onabort?.();
  }
  answer(status: number, body: unknown): void {
    this.status = status;
    this.responseText = JSON.stringify(body);
    this.onload?.();
  }
}

function uploading(signal?: AbortSignal) {
  vi.stubGlobal('XMLHttpRequest', HandDrivenRequest);
  const onSessionEnded = vi.fn();
  const upload = createUpload({
    baseUrl: '/api',
    getToken: () => 't',
    getLanguage: () => 'en',
    onSessionEnded,
  });
  const progress: number[] = [];
  const result = upload({
    url: '/user/kyc/upload/id/',
    body: new FormData(),
    onProgress: (sent) => progress.push(sent),
    signal,
  });
  const request = HandDrivenRequest.last;
  if (request === null) {
    throw new Error('nothing was sent');
  }
  return { request, result, progress, onSessionEnded };
}

afterEach(() => vi.unstubAllGlobals());

describe('an upload', () => {
  it('reports its progress and unwraps data', async () => {
    const { request, result, progress } = uploading();
    request.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 4 });
    request.upload.onprogress?.({ lengthComputable: false, loaded: 2, total: 0 });
    request.answer(200, { data: { id: 'f' } });
    expect([await result, progress]).toEqual([{ data: { id: 'f' } }, [0.25]]);
    expect(request.headers).toMatchObject({ Authorization: 'Bearer t', 'Accept-Language': 'en' });
    expect(request.headers['Idempotency-Key']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('refused by the server is an error like any other', async () => {
    const { request, result } = uploading();
    request.answer(413, { code: 'FILE_TOO_LARGE', message: ['Too large'] });
    expect(await result).toMatchObject({
      error: { status: 413, code: 'FILE_TOO_LARGE', messages: ['Too large'] },
    });
  });

  it('of an ended session is reported to the application', async () => {
    const { request, result, onSessionEnded } = uploading();
    request.answer(401, { code: 'UNAUTHENTICATED', message: [] });
    await result;
    expect(onSessionEnded).toHaveBeenCalledOnce();
  });

  it.each([
    ['without a connection', 'onerror', 'NETWORK'],
    ['that takes too long', 'ontimeout', 'TIMEOUT'],
  ] as const)('%s', async (_row, event, code) => {
    const { request, result } = uploading();
    request[event]?.();
    expect(await result).toMatchObject({ error: { code } });
  });

  it('stops if the person cancels', async () => {
    const stop = new AbortController();
    const { result } = uploading(stop.signal);
    stop.abort();
    expect(await result).toMatchObject({ error: { code: 'ABORTED' } });
  });
});
