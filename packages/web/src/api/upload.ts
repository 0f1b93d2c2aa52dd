import { type ApiConfig, headersOf, newIdempotencyKey, UPLOAD_TIMEOUT_MS } from './api-config.ts';
import { type ApiError, unanswered } from './api-error.ts';
import { answerOf } from './create-base-query.ts';

export type UploadRequest = {
  url: string;
  /** A form, a piece of a file, or JSON as text. */
  body: FormData | Blob | string;
  /** In addition to those of every call. */
  headers?: Readonly<Record<string, string>> | undefined;
  timeoutMs?: number | undefined;
  /** Called with how much is sent, 0 to 1. */
  onProgress?: ((sent: number) => void) | undefined;
  signal?: AbortSignal | undefined;
  /** Null for none, if it may be done twice. */
  idempotencyKey?: string | null | undefined;
};

export type Upload = (request: UploadRequest) => Promise<{ data: unknown } | { error: ApiError }>;

/** Sends documents by XMLHttpRequest, the only way that reports upload progress. Fits a `queryFn`. */
export function createUpload(config: ApiConfig): Upload {
  return (request) =>
    new Promise((resolve) => {
      const { signal } = request;
      if (signal?.aborted === true) {
        resolve({ error: unanswered('ABORTED') });
        return;
      }
      const call = new XMLHttpRequest();
      const { idempotencyKey = newIdempotencyKey() } = request;
      const headers = { ...headersOf(config, idempotencyKey), ...request.headers };
      const stop = () => call.abort();
      call.open('POST', `${config.baseUrl}${request.url}`);
      call.timeout = request.timeoutMs ?? UPLOAD_TIMEOUT_MS;
      for (const [name, value] of Object.entries(headers)) {
        call.setRequestHeader(name, value);
      }
      call.upload.onprogress = ({ lengthComputable, loaded, total }) => {
        if (lengthComputable && total > 0) {
          request.onProgress?.(loaded / total);
        }
      };
      call.onload = () =>
        resolve(
          answerOf(config, headers, call.status, call.responseText, call.getResponseHeader('Retry-After')),
        );
      call.onerror = () => resolve({ error: unanswered('NETWORK') });
      call.ontimeout = () => resolve({ error: unanswered('TIMEOUT') });
      call.onabort = () => resolve({ error: unanswered('ABORTED') });
      call.onloadend = () => signal?.removeEventListener('abort', stop);
      signal?.addEventListener('abort', stop);
      call.send(request.body);
    });
}
