import { createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { PAGES_KEPT_BYTES_MAX, PAGES_WAITING_MAX } from '../../http/receiving/file-limits.ts';
import { ROOM_BYTES_MIN, requireDiskSpace } from '../../http/receiving/require-disk-space.ts';
import { UploadError } from '../../http/receiving/upload-problem.ts';
import { withUploadFolder } from '../../http/receiving/with-upload-folder.ts';
import type { StoredFile } from '../kept/stored-file.ts';
import { readInProcess } from '../reading/read-in-process.ts';
import { drawInLanes } from './draw-in-lanes.ts';
import type { DrawnPage } from './drawn-page.ts';
import { readFirstPage } from './read-first-page.ts';

type PageOfFile = { file: Pick<StoredFile, 'sha256' | 'contentType' | 'storageKey'>; page: number };

/** By content and page, least recently used first. */
const kept = new Map<string, DrawnPage>();
const underway = new Map<string, Promise<DrawnPage>>();
let keptBytes = 0;

/**
 * A page of a PDF, drawn once for everybody who may read it; call only for a file the caller may read. Throws PAGE_MISSING for a
 * page that the document does not have, PAGES_PROTECTED for one behind a password, PAGES_NOT_DRAWN for a file that is not a PDF, is
 * damaged, or takes more time or memory than a page may, and BUSY if too many are waiting.
 */
export async function findDrawnPage(deps: Deps, { file, page }: PageOfFile): Promise<DrawnPage> {
  if (file.contentType !== 'application/pdf') {
    throw new AppError('PAGES_NOT_DRAWN');
  }
  const key = `${file.sha256}:${page}`;
  const found = kept.get(key);
  if (found !== undefined) {
    kept.delete(key);
    kept.set(key, found);
    return found;
  }
  const drawing = underway.get(key) ?? begin(key, () => readOrDraw(deps, file, page));
  return drawing;
}

function begin(key: string, draw: () => Promise<DrawnPage>): Promise<DrawnPage> {
  if (underway.size >= PAGES_WAITING_MAX) {
    throw new AppError('BUSY', { retryAfterSeconds: 5 });
  }
  const drawing = draw()
    .then((drawn) => keep(key, drawn))
    .finally(() => underway.delete(key));
  underway.set(key, drawing);
  return drawing;
}

function keep(key: string, drawn: DrawnPage): DrawnPage {
  kept.set(key, drawn);
  keptBytes += drawn.picture.length;
  for (const [oldest, { picture }] of kept) {
    if (keptBytes <= PAGES_KEPT_BYTES_MAX) {
      break;
    }
    kept.delete(oldest);
    keptBytes -= picture.length;
  }
  return drawn;
}

/** The first page of what is published was drawn before anybody asked. */
async function readOrDraw(deps: Deps, file: PageOfFile['file'], page: number): Promise<DrawnPage> {
  const kept = page === 1 ? await readFirstPage(deps, file.sha256) : undefined;
  return kept ?? drawInTurn(deps, file, page);
}

/** The document lies unencrypted in a private folder while a process without secrets reads it. */
async function drawInTurn(
  deps: Deps,
  { sha256, storageKey }: PageOfFile['file'],
  page: number,
): Promise<DrawnPage> {
  const draw = async (timeoutMs: number) => {
    await requireDiskSpace(deps, ROOM_BYTES_MIN);
    return withUploadFolder(deps.config.dataDir, async (folder) => {
      const path = join(folder, 'document');
      const drawnPath = join(folder, 'page');
      await pipeline(await deps.files.open(storageKey), createWriteStream(path, { mode: 0o600 }));
      const { pages, drawn } = await readInProcess({ kind: 'page', path, page, drawnPath, timeoutMs });
      if (drawn === null) {
        throw new AppError('PAGE_MISSING');
      }
      return { pages, ...drawn, picture: await readFile(drawnPath) };
    });
  };
  return drawInLanes(sha256, page, draw).catch(refuse);
}

function refuse(error: unknown): never {
  if (error instanceof UploadError) {
    throw new AppError(error.problem === 'pdf-protected' ? 'PAGES_PROTECTED' : 'PAGES_NOT_DRAWN', {
      cause: error,
    });
  }
  throw error;
}
