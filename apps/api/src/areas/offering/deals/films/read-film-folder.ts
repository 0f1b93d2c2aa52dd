import { copyFile, readdir, readFile, stat } from 'node:fs/promises';
import { extname, isAbsolute, join } from 'node:path';
import type { FilmType } from '@portal/domain/offering/deals/deal.wire';
import { CommandError, CommandRefused } from '../../../../platform/commands/command-error.ts';
import { prepareUpload } from '../../../../platform/files/preparing/prepare-upload.ts';
import { detectFileType, isPicture } from '../../../../platform/files/reading/detect-file-type.ts';
import {
  CAPTIONS_KIBIBYTES_MAX,
  FILE_BYTES_MAX,
  VIDEO_BYTES_MAX,
  VIDEO_MEBIBYTES_MAX,
} from '../../../../platform/http/receiving/file-limits.ts';
import { type FileSource, measureOnDisk } from '../../../../platform/http/receiving/file-source.ts';
import { UploadError } from '../../../../platform/http/receiving/upload-problem.ts';
import type { FilmPart } from './film-parts.ts';
import { areCaptions, CAPTIONS_BYTES_MAX, filmTypeOf } from './film-type-of.ts';

const MEBIBYTE = 1024 * 1024;
/** As large as any picture sent to the portal may be. */
const COVER_MEBIBYTES_MAX = FILE_BYTES_MAX / MEBIBYTE;

/** A part of a film, ready to be stored. */
export type FilmFile = { originalName: string; contentType: string; bytes: FileSource };
export type FilmFiles = Readonly<Record<FilmPart, FilmFile>>;

/**
 * Reads a film from a folder: `video.webm` or `video.mp4`, `cover.jpg`, `.png` or `.webp`, `captions.en.vtt` and
 * `captions.fr.vtt`. Copies it to the private folder `into` first, so that what is checked is what is stored. Throws
 * CommandError or CommandRefused, which say what is wrong.
 */
export async function readFilmFolder(folder: string, into: string): Promise<FilmFiles> {
  if (!isAbsolute(folder)) {
    throw new CommandError('Write the whole path of the folder, from /: a running server reads it.');
  }
  const names = await readdir(folder).catch(() => null);
  if (names === null) {
    throw new CommandRefused(`There is no folder ${folder} that the portal can read.`);
  }
  const take = (allowed: readonly string[]) => takeFile(folder, names, allowed, into);
  return {
    video: await readVideo(await take(['video.webm', 'video.mp4'])),
    cover: await readCover(await take(['cover.jpg', 'cover.jpeg', 'cover.png', 'cover.webp'])),
    'captions-en': await readCaptionsFile(await take(['captions.en.vtt'])),
    'captions-fr': await readCaptionsFile(await take(['captions.fr.vtt'])),
  };
}

type TakenFile = { name: string; path: string; sizeBytes: number };

/** Copies the one file that has an allowed name, unless it is larger than a video may be. */
async function takeFile(
  folder: string,
  names: readonly string[],
  allowed: readonly string[],
  into: string,
): Promise<TakenFile> {
  const [name, another] = names.filter((candidate) => allowed.includes(candidate));
  if (name === undefined) {
    throw new CommandRefused(`The folder has no ${allowed.join(' or ')}.`);
  }
  if (another !== undefined) {
    throw new CommandRefused(`The folder has ${name} and ${another}: leave one of them.`);
  }
  const facts = await stat(join(folder, name)).catch(() => null);
  if (facts?.isFile() !== true || facts.size === 0) {
    throw new CommandRefused(`${name} is empty, or no file.`);
  }
  if (facts.size > VIDEO_BYTES_MAX) {
    throw new CommandRefused(`${name} is larger than ${VIDEO_MEBIBYTES_MAX} MB.`);
  }
  const path = join(into, name);
  await copyFile(join(folder, name), path).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EACCES' ? new CommandRefused(`The portal may not read ${name}.`) : error;
  });
  return { name, path, sizeBytes: facts.size };
}

async function readVideo({ name, path }: TakenFile): Promise<FilmFile> {
  const contentType = FILM_TYPES[extname(name)];
  if (contentType === undefined || (await filmTypeOf(path)) !== contentType) {
    throw new CommandRefused(`${name} is not ${extname(name) === '.mp4' ? 'an MP4' : 'a WebM'} video.`);
  }
  return { originalName: name, contentType, bytes: await measureOnDisk(path) };
}

const FILM_TYPES: Readonly<Record<string, FilmType>> = { '.webm': 'video/webm', '.mp4': 'video/mp4' };

/** Redrawn like any picture from outside, which removes where it was taken. */
async function readCover({ name, path }: TakenFile): Promise<FilmFile> {
  const type = await detectFileType(path);
  if (type === undefined || !isPicture(type)) {
    throw new CommandRefused(`${name} is not a JPEG, PNG or WebP picture.`);
  }
  const { bytes, contentType } = await prepareUpload(await measureOnDisk(path)).catch((error: unknown) => {
    throw error instanceof UploadError
      ? new CommandRefused(
          `${name} cannot be read as a picture, or is larger than ${COVER_MEBIBYTES_MAX} MB.`,
        )
      : error;
  });
  return { originalName: name, contentType, bytes };
}

async function readCaptionsFile({ name, path, sizeBytes }: TakenFile): Promise<FilmFile> {
  if (sizeBytes > CAPTIONS_BYTES_MAX) {
    throw new CommandRefused(`${name} is larger than ${CAPTIONS_KIBIBYTES_MAX} kB.`);
  }
  const bytes = await readFile(path);
  if (!areCaptions(bytes)) {
    throw new CommandRefused(
      `${name} holds no WebVTT captions that a browser can show, in their order and in UTF-8.`,
    );
  }
  return { originalName: name, contentType: 'text/vtt', bytes };
}
