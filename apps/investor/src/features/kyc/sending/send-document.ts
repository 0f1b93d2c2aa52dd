import { hasParts } from '@portal/domain/client/kyc/draft';
import { type ApiError, errorOfAnswer } from '@portal/web/api/api-error';
import { giveUp, post, sendInPieces } from '@portal/web/api/send-in-pieces';
import { LEFT } from '@portal/web/form/use-upload';
import { upload } from '#state/upload.ts';
import type { IdentityPartAnswer, KycUpload } from './kyc-upload.ts';

/** A file above this goes in pieces; a smaller one is sent again before anybody has read that it has to be. */
const IN_PIECES_ABOVE_BYTES = 1024 * 1024;
/** Of an upload that another tab kept in the meantime, the file goes once more. */
const SENT_MAX = 2;
const GONE: ReadonlySet<string> = new Set(['NOT_FOUND', 'STATE_REFUSES']);

type Result = { data: IdentityPartAnswer } | { error: ApiError };

/** Sends a document of identity verification and answers the part of the profile that it belongs to. */
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
  // What the person took back is not kept in pieces either; whoever only leaves the page may come back.
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

/** The same file for the same place is one intention: where the answer was lost, it comes again. */
function keep(url: string, document: KycUpload, uploads: Record<string, string>): ReturnType<typeof upload> {
  const body = { ...textsOf(document), ...uploads };
  const idempotencyKey = Object.values(body).join('-');
  return post(upload, url, body, { signal: document.signal, idempotencyKey });
}
