import { type ApiError, errorOfAnswer } from '@portal/web/api/api-error';
import { callAndAsk } from '#state/api.ts';
import { upload } from '#state/upload.ts';

type Sent = {
  file: Blob;
  texts: Readonly<Record<string, string>>;
  signal: AbortSignal;
  /** Previewing a file may happen twice, importing it may not. */
  isKept: boolean;
};

type Schema<Data> = { safeParse: (data: unknown) => { data?: Data | undefined } };

/** Sends a file with its fields; if the session has ended, the person logs in and it is sent again. */
export async function sendBankFile<Data>(
  url: string,
  { file, texts, signal, isKept }: Sent,
  schema: Schema<Data>,
): Promise<{ data: Data } | { error: ApiError }> {
  const body = new FormData();
  for (const [name, text] of Object.entries(texts)) {
    body.append(name, text);
  }
  body.append('file', file, file instanceof File ? file.name : undefined);
  const key = isKept ? {} : { idempotencyKey: null };
  const result = await callAndAsk(
    () => upload({ url, body, signal, ...key }),
    () => signal.aborted,
  );
  if ('error' in result) {
    return result;
  }
  const { data } = schema.safeParse(result.data);
  return data === undefined ? { error: errorOfAnswer(200, null, null) } : { data };
}
