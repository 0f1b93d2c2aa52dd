import type { Deps } from '../../deps.ts';
import type { LinkedRow } from '../audit-chain.store.ts';
import type { StoredAuditRow } from '../audit-row-columns.ts';
import type { ArchivedRow } from './archive-line.ts';
import type { AuditArchive } from './audit-archive.ts';
import { readArchive } from './read-archive.ts';

/** The rows of all archives, beside those of the database, for whoever walks the chain from its beginning. */
export type ArchivedRows = {
  /** Linked rows, one sequence for each archive. */
  linked: readonly AsyncGenerator<LinkedRow, undefined>[];
  /** The row of the next leaf of a batch; null where it is not the next one of any file. To be asked in the order of the chain. */
  take: (seq: bigint) => Promise<StoredAuditRow | null>;
  /** A year whose file has a row that no leaf asked for; null where all files were read to their ends. */
  findUnasked: () => Promise<number | null>;
  close: () => Promise<void>;
};

/** Reads each file as a stream, twice side by side where it has linked rows. */
export function archivedRows(deps: Pick<Deps, 'files'>, archives: readonly AuditArchive[]): ArchivedRows {
  const readers = archives.map((archive) => readerOf(archive.year, chained(readArchive(deps, archive))));
  const linked = archives.map((archive) => linkedOf(readArchive(deps, archive)));
  return {
    linked,
    take: async (seq) => {
      for (const reader of readers) {
        if ((await reader.peek())?.seq === seq) {
          return reader.next();
        }
      }
      return null;
    },
    findUnasked: async () => {
      for (const reader of readers) {
        if ((await reader.peek()) !== null) {
          return reader.year;
        }
      }
      return null;
    },
    close: async () => {
      await Promise.all([
        ...readers.map(({ end }) => end()),
        ...linked.map((rows) => rows.return(undefined)),
      ]);
    },
  };
}

function readerOf(year: number, rows: AsyncGenerator<ArchivedRow, undefined>) {
  let head: Promise<ArchivedRow | null> | undefined;
  const read = async () => (await rows.next()).value ?? null;
  const peek = () => {
    head ??= read();
    return head;
  };
  return {
    year,
    peek,
    next: async () => {
      const row = await peek();
      head = undefined;
      return row;
    },
    end: () => rows.return(undefined),
  };
}

async function* chained(
  rows: AsyncGenerator<ArchivedRow, undefined>,
): AsyncGenerator<ArchivedRow, undefined> {
  for await (const row of rows) {
    if (row.link === null) {
      yield row;
    }
  }
}

/** They come first. */
async function* linkedOf(rows: AsyncGenerator<ArchivedRow, undefined>): AsyncGenerator<LinkedRow, undefined> {
  for await (const { link, ...row } of rows) {
    if (link === null) {
      return;
    }
    yield { ...row, ...link };
  }
}
