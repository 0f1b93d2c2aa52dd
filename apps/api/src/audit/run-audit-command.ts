import type { CommandResult } from '../commands/command-result.ts';
import type { Deps } from '../deps.ts';
import { type AuditBreak, checkAuditChain, findAuditHead } from './audit-chain.store.ts';

const AUDIT_USAGE = [
  'npm run audit -- verify    walks the whole audit log; says the first row that was changed or removed',
  'npm run audit -- head      the hash of the newest row, to be written down outside the portal',
];

/** A line of progress for so many rows. */
const PROGRESS_ROWS = 50_000;

const WHAT_HAPPENED: Readonly<Record<AuditBreak['kind'], string>> = {
  changed: 'it does not say what it said when it was written',
  'out of place': 'it does not follow the row before it: rows were removed, added or moved',
  missing: 'the newest rows are missing from here on',
};

/** Runs one command on the audit log. */
export async function runAuditCommand(
  deps: Pick<Deps, 'db'>,
  argv: readonly string[],
  say: (line: string) => void,
): Promise<CommandResult> {
  switch (argv.join(' ')) {
    case 'verify':
      return verify(deps, say);
    case 'head':
      return { ok: true, lines: [await findAuditHead(deps.db)] };
    default:
      return { ok: false, lines: AUDIT_USAGE };
  }
}

async function verify({ db }: Pick<Deps, 'db'>, say: (line: string) => void): Promise<CommandResult> {
  let said = 0;
  const { rows, headHash, brokenAt } = await checkAuditChain(db, (checked) => {
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
          `The audit log is broken at row ${brokenAt.seq}: ${WHAT_HAPPENED[brokenAt.kind]}.`,
          `Unbroken before it: ${rows} rows, to ${headHash}`,
        ],
      };
}
