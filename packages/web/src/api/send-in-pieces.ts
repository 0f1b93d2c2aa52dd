import type { Upload as ShownUpload } from '@portal/domain/ground/uploads/upload.wire';
import { type ApiError, errorOfAnswer } from './api-error.ts';
import { digestOf } from './digest-of.ts';
import type { Upload, UploadRequest } from './upload.ts';

export type PiecesWay = Pick<UploadRequest, 'onProgress' | 'signal'> & {
  /** Where uploads of this person are; an investor's where it is not said. */
  at?: string | undefined;
  /** Told the upload's id as soon as the server has it. */
  onBegun?: (id: string) => void;
};

type Result<Data> = { data: Data } | { error: ApiError };

/** Milliseconds for a piece on a slow connection. */
const PIECE_TIMEOUT_MS = 60_000;
/** How often the server may say that it stands elsewhere: after a restart from a backup, or beside a second tab. */
const RESUMED_MAX = 3;
const OF_INVESTORS = '/user/upload';
const MOVED: ReadonlySet<string> = new Set(['NOT_FOUND', 'STATE_REFUSES']);

/**
 * Sends a file piece by piece and answers the id of its upload. Asked again for the same file, it goes on after the last piece that
 * the server acknowledged. `onProgress` counts what is kept and what is on its way.
 */
export async function sendInPieces(send: Upload, file: File, way: PiecesWay): Promise<Result<string>> {
  const sha256 = await digestOf(file);
  for (let resumed = 0; ; resumed += 1) {
    const begun = await announce(send, { name: file.name, length: file.size, sha256 }, way);
    if ('error' in begun) {
      return begun;
    }
    way.onBegun?.(begun.data.id);
    const sent = await sendRest(send, file, begun.data, way);
    if (!('error' in sent) || !MOVED.has(sent.error.code) || resumed === RESUMED_MAX) {
      return sent;
    }
  }
}

/** Tells the server to forget an upload; where it cannot be told, it forgets by itself. */
export async function giveUp(send: Upload, id: string, at = OF_INVESTORS): Promise<void> {
  await post(send, `${at}/${id}/cancel`, {}, {});
}

/** A call without files, the way that the pieces go. */
export function post(
  send: Upload,
  url: string,
  body: object,
  more: Partial<UploadRequest>,
): Promise<Result<unknown>> {
  const headers = { 'Content-Type': 'application/json' };
  return send({ url, body: JSON.stringify(body), headers, idempotencyKey: null, ...more });
}

async function announce(
  send: Upload,
  file: { name: string; length: number; sha256: string },
  { signal, at = OF_INVESTORS }: PiecesWay,
): Promise<Result<ShownUpload>> {
  return asUpload(await post(send, at, file, { signal, timeoutMs: PIECE_TIMEOUT_MS }));
}

async function sendRest(
  send: Upload,
  file: File,
  { id, offset: kept, pieceBytes }: ShownUpload,
  { onProgress, signal, at = OF_INVESTORS }: PiecesWay,
): Promise<Result<string>> {
  let offset = kept;
  while (offset < file.size) {
    const from = offset;
    const piece = file.slice(from, from + pieceBytes);
    onProgress?.(from / file.size);
    const answer = asUpload(
      await send({
        url: `${at}/${id}`,
        body: piece,
        headers: { 'Content-Type': 'application/partial-upload', 'Upload-Offset': String(from) },
        onProgress: (share) => onProgress?.((from + share * piece.size) / file.size),
        signal,
        idempotencyKey: null,
        timeoutMs: PIECE_TIMEOUT_MS,
      }),
    );
    if ('error' in answer) {
      return answer;
    }
    offset = answer.data.offset;
  }
  onProgress?.(1);
  return { data: id };
}

function asUpload(result: Result<unknown>): Result<ShownUpload> {
  if ('error' in result) {
    return result;
  }
  const { data } = result;
  return isUpload(data) ? { data } : { error: errorOfAnswer(200, null, null) };
}

/** By hand: the schema would bring a part of its library to every page. */
function isUpload(data: unknown): data is ShownUpload {
  return (
    typeof data === 'object' &&
    data !== null &&
    'id' in data &&
    typeof data.id === 'string' &&
    'offset' in data &&
    typeof data.offset === 'number' &&
    'pieceBytes' in data &&
    typeof data.pieceBytes === 'number' &&
    data.pieceBytes > 0
  );
}
