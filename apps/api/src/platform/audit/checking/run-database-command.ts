import type { RunCommand } from '../../commands/command-result.ts';
import { removeArchived } from '../archive/remove-archived.ts';
import { ArchiveRefused, archiveYear } from './archive-year.ts';

export const ARCHIVE_USAGE =
  'npm run database -- archive <year>    moves a closed year of the audit log to a sealed file, which npm run audit -- verify reads';
const YEAR = /^20\d\d$/;
/** A line of progress for so many rows. */
const PROGRESS_ROWS = 50_000;

/** The year of `archive <year>`; undefined for anything else. */
export function archivedYearOf(argv: readonly string[]): number | undefined {
  const [verb, year = '', ...more] = argv;
  return verb === 'archive' && more.length === 0 && YEAR.test(year) ? Number(year) : undefined;
}

/**
 * `npm run database -- archive <year>`, in a server where one runs: the file is written, read back and recorded. On PostgreSQL the
 * command line then removes the rows as the owner of the tables, which servers are not; here they are of the embedded database.
 */
export const runDatabaseCommand: RunCommand = async (deps, argv, say) => {
  const year = archivedYearOf(argv);
  if (year === undefined) {
    return { ok: false, lines: [ARCHIVE_USAGE] };
  }
  let said = 0;
  try {
    const { rows, sha256 } = await archiveYear(deps, year, (checked) => {
      if (checked - said >= PROGRESS_ROWS) {
        said = checked;
        say(`${checked} rows`);
      }
    });
    say(`The ${rows} rows of ${year} are in a sealed file, read back with the whole log: ${sha256}`);
    return deps.config.databaseUrl === undefined
      ? { ok: true, lines: [linesOfRemoved(year, await removeArchived(deps.db, year))] }
      : { ok: true, lines: [] };
  } catch (error) {
    if (error instanceof ArchiveRefused) {
      return { ok: false, lines: [error.message] };
    }
    throw error;
  }
};

/** What left the database. */
export function linesOfRemoved(year: number, { parts, rows }: { parts: number; rows: number }): string {
  return `${year} left the database: ${parts} months at once, and ${rows} rows one by one.`;
}
