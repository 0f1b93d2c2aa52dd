import { useCallback, useEffect, useRef, useState } from 'react';
import { type ApiError, unanswered } from '../api/api-error.ts';
import type { ShownFile } from '../ui/file-row.tsx';
import { useFilePreview } from './use-file-preview.ts';

/** Pauses between tries while the browser believes it is online; an offline browser is waited for as long as it takes. */
const PAUSES_MS = [2_000, 5_000, 15_000, 30_000] as const;

/** The abort reason when the page is left. */
export const LEFT = 'left';

/** Sends one document; the application makes it with `createUpload`. */
export type SendFile = (
  file: File,
  /** `signal.reason` is LEFT if the page was left, as opposed to a cancelled upload. */
  way: { onProgress: (sent: number) => void; signal: AbortSignal },
) => Promise<{ data: unknown } | { error: ApiError }>;

export type UploadState = {
  /** For FileDrop; null before a file is chosen. */
  file: ShownFile | null;
  /** Why the last file was not sent; null if it was, or if the person stopped it. */
  error: ApiError | null;
  start: (file: File) => Promise<void>;
  cancel: () => void;
  clear: () => void;
};

type Sending = { file: File; status: ShownFile['status']; progress: number };

/** The portal did not get the file, did not answer, or is just restarting: the same file may be sent again. */
const UNREACHED: ReadonlySet<string> = new Set(['NETWORK', 'TIMEOUT', 'UNAVAILABLE', 'BUSY']);

/**
 * The upload of one document: chosen, sent with progress, received or failed. If the connection is lost, it
 * is kept and sent again automatically.
 */
export function useUpload(send: SendFile): UploadState {
  const [sending, setSending] = useState<Sending | null>(null);
  const [error, setError] = useState<ApiError | null>(null);
  const stop = useRef<AbortController | null>(null);
  const previewUrl = useFilePreview(sending?.file ?? null);

  const start = useCallback(
    async (file: File) => {
      stop.current?.abort();
      const mine = new AbortController();
      stop.current = mine;
      setError(null);
      const { signal } = mine;
      const show = (status: ShownFile['status'], progress: number) => {
        if (!signal.aborted) {
          setSending({ file, status, progress });
        }
      };
      let furthest = 0;
      for (let attempt = 0; ; attempt += 1) {
        let reached = 0;
        const onProgress = (progress: number) => {
          reached = progress;
          if (progress > furthest) {
            // It is progressing: earlier failures no longer count.
            furthest = progress;
            attempt = 0;
          }
          show('uploading', progress);
        };
        show('uploading', furthest);
        const result = await send(file, { onProgress, signal }).catch(() => ({
          error: unanswered('NETWORK'),
        }));
        const failure = 'error' in result ? result.error : null;
        if (failure !== null && UNREACHED.has(failure.code)) {
          show('waiting', reached);
          if (await untilReachable(attempt, signal)) {
            continue;
          }
        }
        if (!signal.aborted) {
          show(failure === null ? 'received' : 'failed', 1);
          setError(failure);
        }
        return;
      }
    },
    [send],
  );
  const clear = useCallback(() => {
    stop.current?.abort();
    setSending(null);
    setError(null);
  }, []);
  useEffect(() => () => stop.current?.abort(LEFT), []);

  const file =
    sending === null
      ? null
      : {
          name: sending.file.name,
          size: sending.file.size,
          status: sending.status,
          progress: sending.progress,
          previewUrl,
        };
  return { file, error, start, cancel: clear, clear };
}

/**
 * Waits until a call is worth another try: the browser is online again, or a pause that grows with each try is over. Returns
 * false if the tries are used up or the call is aborted.
 */
async function untilReachable(attempt: number, signal: AbortSignal): Promise<boolean> {
  const pauseMs = navigator.onLine ? PAUSES_MS[attempt] : null;
  if (pauseMs === undefined || signal.aborted) {
    return false;
  }
  await new Promise<void>((resolve) => {
    const timer = pauseMs === null ? undefined : setTimeout(done, pauseMs);
    function done() {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      signal.removeEventListener('abort', done);
      resolve();
    }
    window.addEventListener('online', done);
    signal.addEventListener('abort', done);
  });
  return !signal.aborted;
}
