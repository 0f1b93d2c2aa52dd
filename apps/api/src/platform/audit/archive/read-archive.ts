import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { Deps } from '../../deps.ts';
import { readChecked } from '../../files/kept/read-checked.ts';
import { type ArchivedRow, rowOfLine } from './archive-line.ts';
import type { AuditArchive } from './audit-archive.ts';

/** The file of a year is missing, does not open, or is not the one that was kept. */
export class ArchiveUnreadable extends Error {
  readonly year: number;

  constructor(year: number, cause: unknown) {
    super(`The archive of ${year} cannot be read`, { cause });
    this.year = year;
  }
}

/**
 * The rows of an archive as its file has them: linked ones by their numbers, then all others in the order of the chain. Throws
 * ArchiveUnreadable, at the end where only the end shows it.
 */
export async function* readArchive(
  deps: Pick<Deps, 'files'>,
  archive: Pick<AuditArchive, 'year' | 'storageKey' | 'sha256'>,
): AsyncGenerator<ArchivedRow, undefined> {
  const bytes = Readable.from(readChecked(deps, archive));
  const unpacked = createGunzip();
  bytes.on('error', (error) => unpacked.destroy(error));
  const lines = createInterface({ input: bytes.pipe(unpacked), crlfDelay: Number.POSITIVE_INFINITY });
  let failure: unknown;
  unpacked.on('error', (error) => {
    failure = error;
    lines.close();
  });
  try {
    for await (const line of lines) {
      yield rowOfLine(line);
    }
    if (failure !== undefined) {
      throw failure;
    }
  } catch (error) {
    throw new ArchiveUnreadable(archive.year, error);
  } finally {
    lines.close();
    bytes.destroy();
    unpacked.destroy();
  }
}
