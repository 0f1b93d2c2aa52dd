import { scopeOf } from '@portal/domain/firm/staff/permissions';
import { dollarsFromCents } from '@portal/domain/ground/money/cents';
import { FILE_PAGE_ROWS, type FileRowQuery } from '@portal/domain/money/bank/lines/file-query';
import type { FileRow, FileRowsAnswer } from '@portal/domain/money/bank/statements/office-bank-files.wire';
import { appendAudit } from '../../../../platform/audit/audit.store.ts';
import type { Db } from '../../../../platform/db/tables.ts';
import { transact } from '../../../../platform/db/transact.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { auditOfStaff, nameOfActor, type StaffActor } from '../../../../platform/http/actor.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import { statementContext } from '../statements/import-statement.ts';
import type { RawRows } from '../statements/raw-rows.ts';
import { readApart } from '../statements/read-apart.ts';
import {
  type BankFileRecord,
  findBankFile,
  findSealedFile,
  listFileRows,
  type PlaceInFile,
  type StoredRow,
} from './bank-files.store.ts';
import { presentFile } from './show-files.ts';

/**
 * A page of a file's rows and what became of each, which nobody gets before it is recorded that they looked. What the bank wrote is only
 * for those who import files, since it names people, including those of other accounts. Throws NOT_FOUND.
 */
export async function showFileRows(
  deps: Deps,
  actor: StaffActor,
  statementId: string,
  { show, after }: FileRowQuery,
): Promise<FileRowsAnswer> {
  const file = await findBankFile(deps.db, statementId);
  if (file === undefined) {
    throw new AppError('NOT_FOUND');
  }
  const mayReadRaw = scopeOf(actor.roles, 'payments.import') === 'all';
  const place = { after: placeOf(after), limit: FILE_PAGE_ROWS + 1 };
  const found = await listFileRows(deps.db, statementId, show, place);
  const rows = found.slice(0, FILE_PAGE_ROWS);
  const numbers = rows.map(({ number }) => number);
  const raw = mayReadRaw ? await openRawRows(deps, file, numbers) : null;
  return transact(deps.db, async (trx) => {
    await recordLook(trx, deps, actor, file, { show, after, isRaw: raw !== null });
    const last = found.length > FILE_PAGE_ROWS ? rows.at(-1) : undefined;
    return {
      file: {
        ...presentFile(file),
        accountId: file.accountId,
        accountName: file.accountName,
        sha256: file.sha256,
        openingBalance: dollarsFromCents(file.openingCents),
        rowCount: file.rows,
      },
      raw: raw !== null ? 'shown' : mayReadRaw ? 'unreadable' : 'withheld',
      rows: rows.map((row) => presentRow(row, raw)),
      next: last === undefined ? null : `${last.number}.${last.id}`,
    };
  });
}

function placeOf(after = '0.'): PlaceInFile {
  const [number = '0', id = ''] = after.split('.');
  return { number: Number(number), id };
}

function presentRow(row: StoredRow, raw: RawRows | null): FileRow {
  const written = raw?.get(row.number) ?? null;
  if (row.because !== null) {
    return { number: row.number, line: null, because: row.because, raw: written };
  }
  const { id, day, cents } = row;
  return {
    number: row.number,
    line: { id, day, amount: dollarsFromCents(cents), state: stateOf(row) },
    because: null,
    raw: written,
  };
}

function stateOf({ cents, matchedCents }: { cents: bigint; matchedCents: bigint }) {
  if (matchedCents === 0n) {
    return 'open';
  }
  return matchedCents < (cents < 0n ? -cents : cents) ? 'in-part' : 'matched';
}

async function recordLook(
  trx: Db,
  deps: Deps,
  actor: StaffActor,
  { id, accountId }: BankFileRecord,
  { show, after, isRaw }: FileRowQuery & { isRaw: boolean },
): Promise<void> {
  await appendAudit(trx, deps, deps.clock.now(), {
    actor: nameOfActor(actor),
    action: 'bank-statement.looked-at',
    target: `trust-account:${accountId}`,
    investorId: null,
    detail: { ...auditOfStaff(actor), statement: id, show: show ?? 'all', after: after ?? null, raw: isRaw },
  });
}

/** The rows of a stored file as its bank sent them; null, with an entry in the log, where it cannot be opened. */
async function openRawRows(
  { db, log, secrets }: Pick<Deps, 'db' | 'log' | 'secrets'>,
  { id, profile, rowsBy }: BankFileRecord,
  numbers: readonly number[],
): Promise<RawRows | null> {
  try {
    const bytes = await secrets.open(await findSealedFile(db, id), statementContext(id));
    return await readApart.rawRows(bytes, { profile, rowsBy }, numbers);
  } catch (error) {
    log.error({ statement: id, err: error }, 'a kept file of a bank does not open');
    return null;
  }
}
