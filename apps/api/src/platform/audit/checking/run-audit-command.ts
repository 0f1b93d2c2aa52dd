import type { CommandResult } from '../../commands/command-result.ts';
import { lineOfRow } from '../archive/archive-line.ts';
import { listArchives } from '../archive/list-archives.ts';
import { readArchive } from '../archive/read-archive.ts';
import { findAuditHead } from '../audit-chain.store.ts';
import type { AuditBreakKind } from '../audit-check.ts';
import { type AuditReading, CHAINED_WITHIN_SECONDS, checkAudit } from './check-audit.ts';
import { proveRow, publishedBatches } from './prove-row.ts';

const AUDIT_USAGE = [
  'npm run audit -- verify          walks the whole audit log; says what was changed, removed, added or moved first',
  'npm run audit -- head            the end of the chain, to be written down outside the portal',
  'npm run audit -- roots [batch]   the signed roots from this batch on, a line of JSON each, to be published',
  'npm run audit -- prove <row>     what proves one row against a published root, without showing another',
  'npm run audit -- rows <year>     the rows of a year that was moved to its file, a line of JSON each',
];

/** A line of progress for so many rows. */
const PROGRESS_ROWS = 50_000;
const NUMBER = /^[1-9]\d{0,17}$/;

const WHAT_HAPPENED: Readonly<Record<AuditBreakKind, string>> = {
  changed: 'it does not say what it said when it was written',
  'out of place': 'it does not follow what stands before it: something was removed, added or moved',
  missing: 'the newest ones are missing from here on',
  removed: 'it was there, and is gone',
  strange: 'the portal did not write it as it is',
  'left out': 'somebody took it off the list of rows to be chained',
  late: `it has waited for more than ${CHAINED_WITHIN_SECONDS} seconds to be chained`,
  'wrong root': 'its rows are not those that were signed',
  unsigned: 'the portal did not sign it',
  unreadable: 'its file is missing, does not open, or is not the one that was kept',
  unasked: 'its file has rows that are not of the log, or has them in another order',
};

type AuditDeps = AuditReading;

/** Runs one command on the audit log. */
export async function runAuditCommand(
  deps: AuditDeps,
  argv: readonly string[],
  say: (line: string) => void,
): Promise<CommandResult> {
  const [verb, number = '1', ...more] = argv;
  if (more.length > 0 || !NUMBER.test(number)) {
    return { ok: false, lines: AUDIT_USAGE };
  }
  switch (argv.length === 2 && (verb === 'verify' || verb === 'head') ? undefined : verb) {
    case 'verify':
      return verify(deps, say);
    case 'head':
      return { ok: true, lines: [await findAuditHead(deps.db)] };
    case 'roots':
      for await (const batch of publishedBatches(deps, BigInt(number))) {
        say(JSON.stringify(batch));
      }
      return { ok: true, lines: [] };
    case 'prove':
      return argv.length === 2 ? prove(deps, BigInt(number)) : { ok: false, lines: AUDIT_USAGE };
    case 'rows':
      return argv.length === 2 ? showRows(deps, Number(number), say) : { ok: false, lines: AUDIT_USAGE };
    default:
      return { ok: false, lines: AUDIT_USAGE };
  }
}

async function showRows(deps: AuditDeps, year: number, say: (line: string) => void): Promise<CommandResult> {
  const archive = (await listArchives(deps.db)).find((each) => each.year === year);
  if (archive === undefined) {
    return { ok: false, lines: [`${year} was not moved to a file: its rows are in the database.`] };
  }
  for await (const row of readArchive(deps, archive)) {
    say(lineOfRow(row).trimEnd());
  }
  return { ok: true, lines: [] };
}

async function prove(deps: AuditDeps, seq: bigint): Promise<CommandResult> {
  const proof = await proveRow(deps, seq);
  return proof === null
    ? {
        ok: false,
        lines: [
          `There is no row ${seq} in a signed batch. Rows from before batches are proved by the chain only.`,
        ],
      }
    : { ok: true, lines: [JSON.stringify(proof, null, 2)] };
}

async function verify(deps: AuditDeps, say: (line: string) => void): Promise<CommandResult> {
  let said = 0;
  const { rows, headHash, brokenAt } = await checkAudit(deps, (checked) => {
    if (checked - said >= PROGRESS_ROWS) {
      said = checked;
      say(`${checked} rows`);
    }
  });
  return brokenAt === null
    ? { ok: true, lines: [`The audit log is unbroken: ${rows} rows.`, `Head: ${headHash}`] }
    : {
        ok: false,
        lines: [
          `The audit log is broken at ${brokenAt.at} ${brokenAt.number}: ${WHAT_HAPPENED[brokenAt.kind]}.`,
          `Unbroken before it: ${rows} rows, to ${headHash}`,
        ],
      };
}
