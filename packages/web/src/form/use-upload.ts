import { useCallback, useEffect, useRef, useState } from 'react';
import { type ApiError, unanswered } from '../api/api-error.ts';
import type { ShownFile } from '../ui/file-row.tsx';
import { useFilePreview } from './use-file-preview.ts';

/** Sends one document; made by the application from `createUpload`. */
export type SendFile = (
  file: File,
  way: { onProgress: (sent: number) => void; signal: AbortSignal },
) => Promise<{ data: unknown } | { error: ApiError }>;

export type UploadState = {
  /** For FileDrop; null before a file is chosen. */
  file: ShownFile | null;
  /** Why the last file was not sent; null where it was, or where the person stopped it. */
  error: ApiError | null;
  start: (file: File) => Promise<void>;
  cancel: () => void;
  clear: () => void;
};

type Sending = { file: File; status: ShownFile['status']; progress: number };

/** The life of one document on its way to the server: chosen, sent in per cent, received or failed. */
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
      setSending({ file, status: 'uploading', progress: 0 });
      const onProgress = (progress: number) => {
        if (!mine.signal.aborted) {
          setSending({ file, status: 'uploading', progress });
        }
      };
      const result = await send(file, { onProgress, signal: mine.signal }).catch(() => ({
        error: unanswered('NETWORK'),
      }));
      if (mine.signal.aborted) {
        return;
      }
      setSending({ file, status: 'error' in result ? 'failed' : 'received', progress: 1 });
      setError('error' in result ? result.error : null);
    },
    [send],
  );
  const clear = useCallback(() => {
    stop.current?.abort();
    setSending(null);
    setError(null);
  }, []);
  useEffect(() => () => stop.current?.abort(), []);

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
