import type { Upload as ShownUpload } from '@portal/domain/ground/uploads/upload.wire';
import { type ApiError, errorOfAnswer } from './api-error.ts';
import { digestOf } from './digest-of.ts';
import type { Upload, UploadRequest } from './upload.ts';

export type PiecesWay = Pick<UploadRequest, 'onProgress' | 'signal'> & {
  /** The base path of the uploads; an investor's by default. */
  at?: string | undefined;
  /** Called with the upload's id as soon as the server has it. */
  onBegun?: (id: string) => void;
};

type Result<Data> = { data: Data } | { error: ApiError };

/** Milliseconds before the upload of a piece times out, allowing for slow connections. */
const PIECE_TIMEOUT_MS = 60_000;
/** How often the server may report another offset: after a restore from a backup, or because of a second tab. */
const RESUMED_MAX = 3;
const OF_INVESTORS = '/user/upload';
const MOVED: ReadonlySet<string> = new Set(['NOT_FOUND', 'STATE_REFUSES']);

/**
 * Sends a file piece by piece and returns the id of its upload. Called again for the same file, it resumes after the last piece that
 * the server acknowledged. `onProgress` counts what is stored and what is under way.
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

/** Tells the server to drop an upload; if that fails, the server drops it by itself later. */
export async function giveUp(send: Upload, id: string, at = OF_INVESTORS): Promise<void> {
  await post(send, `${at}/${id}/cancel`, {}, {});
}

/** A call without a file, over the same path as the pieces. */
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

/** Checked by hand: a schema would pull in part of its library. */
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
