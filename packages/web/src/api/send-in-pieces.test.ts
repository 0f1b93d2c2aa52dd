// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { type ApiError, errorOfAnswer, unanswered } from './api-error.ts';
import { sendInPieces } from './send-in-pieces.ts';
import type { Upload, UploadRequest } from './upload.ts';

const PIECE = 4;
const FILE = new File(['abcdefghij'], 'card.jpg', { type: 'image/jpeg' });

type Result = { data: unknown } | { error: ApiError };
/** What goes wrong once with the piece at that offset; null if it arrives and only the answer is lost. */
type Trouble = { at: number; error: ApiError; arrives?: boolean };

/** A server that stores pieces, and what it was sent. */
function pieceServer(troubles: Trouble[] = []) {
  const kept = { offset: 0, id: 'u1' };
  const pieces: [number, string][] = [];
  const waiting = [...troubles];
  const shown = () => ({
    data: {
      ...kept,
      length: FILE.size,
      pieceBytes: PIECE,
      expiresAt: '2026-11-24T15:00:00.000Z',
    },
  });
  const take = async ({ body, headers, onProgress }: UploadRequest): Promise<Result> => {
    const from = Number(headers?.['Upload-Offset']);
    const text = body instanceof Blob ? await body.text() : '';
    pieces.push([from, text]);
    onProgress?.(0.5);
    const trouble = waiting.find(({ at }) => at === from);
    if (trouble !== undefined) {
      waiting.splice(waiting.indexOf(trouble), 1);
      kept.offset += trouble.arrives === true ? text.length : 0;
      return { error: trouble.error };
    }
    if (from !== kept.offset) {
      return { error: errorOfAnswer(409, { code: 'STATE_REFUSES', message: [] }, null) };
    }
    kept.offset += text.length;
    return shown();
  };
  const send: Upload = async (request) => (request.url === '/user/upload' ? shown() : take(request));
  return { send, pieces, kept };
}

function following() {
  const progress: number[] = [];
  return { progress, way: { onProgress: (sent: number) => void progress.push(sent) } };
}

describe('a file sent in pieces', () => {
  it('goes piece after piece, and reports what is stored and under way', async () => {
    const { send, pieces } = pieceServer();
    const { progress, way } = following();
    expect(await sendInPieces(send, FILE, way)).toEqual({ data: 'u1' });
    expect(pieces).toEqual([
      [0, 'abcd'],
      [4, 'efgh'],
      [8, 'ij'],
    ]);
    expect(progress).toEqual([0, 0.2, 0.4, 0.6, 0.8, 0.9, 1]);
  });

  it.each<[string, boolean, [number, string][]]>([
    [
      'on its way',
      false,
      [
        [4, 'efgh'],
        [8, 'ij'],
      ],
    ],
    ['when it had arrived', true, [[8, 'ij']]],
  ])('resumes after the last stored piece if one is lost %s', async (_case, arrives, rest) => {
    const { send, pieces } = pieceServer([{ at: 4, error: unanswered('NETWORK'), arrives }]);
    expect(await sendInPieces(send, FILE, {})).toMatchObject({ error: { code: 'NETWORK' } });
    const { progress, way } = following();
    const before = pieces.length;
    expect(await sendInPieces(send, FILE, way)).toEqual({ data: 'u1' });
    expect(pieces.slice(before)).toEqual(rest);
    expect(progress[0]).toBe(arrives ? 0.8 : 0.4);
  });

  it('asks for the server’s offset if that differs', async () => {
    const refused = errorOfAnswer(409, { code: 'STATE_REFUSES', message: [] }, null);
    const { send, pieces } = pieceServer([{ at: 0, error: refused, arrives: true }]);
    expect(await sendInPieces(send, FILE, {})).toEqual({ data: 'u1' });
    expect(pieces.map(([from]) => from)).toEqual([0, 4, 8]);
  });

  it('starts again if the server has forgotten it, but not for ever', async () => {
    const gone = errorOfAnswer(404, { code: 'NOT_FOUND', message: [] }, null);
    const once = pieceServer([{ at: 0, error: gone }]);
    expect(await sendInPieces(once.send, FILE, {})).toEqual({ data: 'u1' });
    const always = pieceServer(Array.from({ length: 9 }, () => ({ at: 0, error: gone })));
    expect(await sendInPieces(always.send, FILE, {})).toMatchObject({ error: { code: 'NOT_FOUND' } });
    expect(always.pieces).toHaveLength(4);
  });

  it('stops if it cannot be accepted', async () => {
    const full = errorOfAnswer(503, { code: 'STORAGE_FULL', message: [] }, null);
    const { send, pieces } = pieceServer([{ at: 4, error: full }]);
    expect(await sendInPieces(send, FILE, {})).toMatchObject({ error: { code: 'STORAGE_FULL' } });
    expect(pieces).toHaveLength(2);
  });

  it('is complete at once if all of it arrived before', async () => {
    const { send, pieces, kept } = pieceServer();
    kept.offset = FILE.size;
    expect(await sendInPieces(send, FILE, {})).toEqual({ data: 'u1' });
    expect(pieces).toEqual([]);
  });
});
