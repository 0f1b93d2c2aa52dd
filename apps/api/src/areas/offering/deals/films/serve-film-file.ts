import type { IncomingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import type { Deps } from '../../../../platform/deps.ts';
import type { StoredFile } from '../../../../platform/files/kept/stored-file.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import { readByteRange } from '../../../../platform/http/byte-range.ts';
import { isMatch } from '../../../../platform/http/is-match.ts';
import type { Reply } from '../../../../platform/http/routing/reply.ts';
import type { FilmPart } from './film-parts.ts';
import { findFilmFile } from './films.store.ts';

/** The content of a film's address never changes: another film has another id. */
const CACHE = 'public, max-age=31536000, immutable';
/** Nothing in it may run, load or be framed, whatever it claims to be. */
const POLICY = "sandbox; default-src 'none'; frame-ancestors 'none'";

export type AskedOfFilm = {
  range: string | undefined;
  ifRange: string | undefined;
  ifNoneMatch: string | undefined;
};

/** The types a film's part may have. */
export const FILM_FILE_TYPES = [
  'video/webm',
  'video/mp4',
  'image/jpeg',
  'image/png',
  'image/webp',
  'text/vtt',
] as const;

/** What a request's headers ask for. */
export function askedOf(headers: IncomingHttpHeaders): AskedOfFilm {
  return {
    range: headers.range,
    ifRange: headers['if-range']?.toString(),
    ifNoneMatch: headers['if-none-match'],
  };
}

/**
 * Serves a film's file, whole or the bytes that `Range` asks for. Browsers fetch videos in pieces, and Safari plays
 * none from a server without ranges.
 */
export async function serveFilmFile(
  deps: Pick<Deps, 'files'>,
  file: Pick<StoredFile, 'storageKey' | 'contentType' | 'sizeBytes' | 'sha256'>,
  asked: AskedOfFilm,
): Promise<Reply<never>> {
  const { storageKey, sizeBytes, sha256 } = file;
  const etag = `"${sha256}"`;
  const headers = {
    'accept-ranges': 'bytes',
    'cache-control': CACHE,
    'content-security-policy': POLICY,
    etag,
  };
  if (isMatch(asked.ifNoneMatch, etag)) {
    return { status: 304, data: null, headers };
  }
  const isStale = asked.ifRange !== undefined && asked.ifRange !== etag;
  const range = isStale ? 'all' : readByteRange(asked.range, sizeBytes);
  if (range === 'unsatisfiable') {
    return { status: 416, data: null, headers: { ...headers, 'content-range': `bytes */${sizeBytes}` } };
  }
  const contentType = file.contentType === 'text/vtt' ? 'text/vtt; charset=utf-8' : file.contentType;
  if (range === 'all') {
    const bytes = await deps.files.open(storageKey);
    return {
      status: 200,
      data: null,
      headers: { ...headers, 'content-length': String(sizeBytes) },
      raw: { bytes, contentType },
    };
  }
  const { first, last } = range;
  const length = last - first + 1;
  const bytes = Readable.from(beginningOf(await deps.files.open(storageKey, first), length), {
    objectMode: false,
  });
  return {
    status: 206,
    data: null,
    headers: {
      ...headers,
      'content-length': String(length),
      'content-range': `bytes ${first}-${last}/${sizeBytes}`,
    },
    raw: { bytes, contentType },
  };
}

/** The first `length` bytes of a stream; the rest is not read. */
async function* beginningOf(stream: AsyncIterable<Buffer>, length: number): AsyncGenerator<Buffer> {
  let left = length;
  for await (const bytes of stream) {
    yield bytes.subarray(0, left);
    left -= bytes.length;
    if (left <= 0) {
      return;
    }
  }
}

/** Serves a part of a film about the platform. Throws NOT_FOUND. */
export async function openFilmPart(
  deps: Pick<Deps, 'db' | 'files'>,
  { filmId, part }: { filmId: string; part: FilmPart },
  asked: AskedOfFilm,
): Promise<Reply<never>> {
  const file = await findFilmFile(deps.db, filmId, part);
  if (file === undefined) {
    throw new AppError('NOT_FOUND');
  }
  return serveFilmFile(deps, file, asked);
}
