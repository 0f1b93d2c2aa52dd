import { hasParts } from '@portal/domain/client/kyc/fields/draft';
import { type ApiError, errorOfAnswer } from '@portal/web/api/api-error';
import { giveUp, post, sendInPieces } from '@portal/web/api/send-in-pieces';
import { LEFT } from '@portal/web/form/use-upload';
import { upload } from '#state/upload.ts';
import type { IdentityPartAnswer, KycUpload } from './kyc-upload.ts';

/** Larger files go in pieces; a smaller one is quickly sent again. */
const IN_PIECES_ABOVE_BYTES = 1024 * 1024;
/** If another tab has consumed the upload, the file is sent once more. */
const SENT_MAX = 2;
const GONE: ReadonlySet<string> = new Set(['NOT_FOUND', 'STATE_REFUSES']);

type Result = { data: IdentityPartAnswer } | { error: ApiError };

/** Sends an identity document and returns its part of the profile. */
export async function sendDocument(path: string, document: KycUpload): Promise<Result> {
  const { person, file } = document;
  const query = person === 'secondary' ? '?secondary=true' : '';
  const isLarge = file.size > IN_PIECES_ABOVE_BYTES && window.isSecureContext;
  const result = await (isLarge
    ? sendLarge(`${path}pieces/${query}`, document)
    : sendWhole(`${path}${query}`, document));
  if ('error' in result) {
    return result;
  }
  return hasParts(result.data) ? { data: result.data } : { error: errorOfAnswer(200, null, null) };
}

function textsOf({ documentType, isReplacing }: KycUpload): Record<string, string> {
  return {
    ...(documentType === '' ? {} : { documentType }),
    ...(isReplacing ? { replaces: 'true' } : {}),
  };
}

function sendWhole(url: string, document: KycUpload): ReturnType<typeof upload> {
  const { file, part, onProgress, signal } = document;
  const body = new FormData();
  for (const [name, text] of Object.entries(textsOf(document))) {
    body.append(name, text);
  }
  body.append(part, file);
  return upload({ url, body, onProgress, signal });
}

async function sendLarge(url: string, document: KycUpload): ReturnType<typeof upload> {
  const { file, part, onProgress, signal } = document;
  let id: string | null = null;
  // A withdrawn file's pieces are dropped; whoever merely leaves the page may come back.
  const forget = () =>
    void (id === null || signal.reason === LEFT ? undefined : giveUp(upload, id).catch(() => undefined));
  signal.addEventListener('abort', forget);
  try {
    for (let sent = 1; ; sent += 1) {
      const onBegun = (begun: string) => {
        id = begun;
      };
      const pieces = await sendInPieces(upload, file, { onProgress, signal, onBegun });
      const kept = 'error' in pieces ? pieces : await keep(url, document, { [part]: pieces.data });
      if (!('error' in kept) || !GONE.has(kept.error.code) || sent === SENT_MAX) {
        return kept;
      }
    }
  } finally {
    signal.removeEventListener('abort', forget);
  }
}

/** Idempotent per file and place: a lost answer is given again. */
function keep(url: string, document: KycUpload, uploads: Record<string, string>): ReturnType<typeof upload> {
  const body = { ...textsOf(document), ...uploads };
  const idempotencyKey = Object.values(body).join('-');
  return post(upload, url, body, { signal: document.signal, idempotencyKey });
}
