import { Readable } from 'node:stream';
import { languageOf } from '@portal/domain/ground/formats/locales';
import type { Deps } from '../../../platform/deps.ts';
import { listOwnFiles } from '../../../platform/files/kept/files.store.ts';
import { downloadName } from '../../../platform/files/reading/detect-file-type.ts';
import { streamZip, type ZipEntry } from '../../../platform/files/stream-zip.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { askedAt, type DataLink, isDataLinkAlive } from './data-link.ts';
import { gatherOwnData } from './gather-own-data.ts';

/** A person has a few dozen; this bounds every archive. */
const FILES_MAX = 2_000;
const INDENT = 2;
const NUMBER_DIGITS = 3;

/** The archive behind a link: what the portal holds, as JSON, and each file. Throws NOT_FOUND for an invalid link. */
export async function openDataArchive(deps: Deps, link: DataLink): Promise<Readable> {
  if (!isDataLinkAlive(deps, link)) {
    throw new AppError('NOT_FOUND');
  }
  const { investorId, language } = link;
  const data = await gatherOwnData(deps, investorId, languageOf(language));
  const files = await listOwnFiles(deps.db, investorId, FILES_MAX);
  const named = files.map((file, place) => ({
    ...file,
    // Numbered: two files may have one name, and a name alone could lead out of the folder.
    name: `files/${String(place + 1).padStart(NUMBER_DIGITS, '0')} ${downloadName(file.originalName, file.contentType)}`,
  }));
  const list = named.map(({ name, purpose, contentType, sizeBytes, sha256, createdAt }) => ({
    name,
    purpose,
    contentType,
    sizeBytes,
    sha256,
    createdAt,
  }));
  const entries: ZipEntry[] = [
    {
      name: 'data.json',
      text: JSON.stringify({ askedAt: askedAt(link), ...data, files: list }, null, INDENT),
    },
    ...named.map(({ name, storageKey }) => ({ name, open: () => deps.files.open(storageKey) })),
  ];
  return Readable.from(streamZip(entries, askedAt(link)));
}
