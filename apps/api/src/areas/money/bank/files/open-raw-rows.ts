import type { Deps } from '../../../../platform/deps.ts';
import { statementContext } from '../import-statement.ts';
import { type BankFileRecord, findSealedFile } from './bank-files.store.ts';
import { type RawRows, rawRowsOf } from './raw-rows.ts';

/** The rows of a kept file as its bank sent them; null, and named in the log, where it does not open. */
export async function openRawRows(
  { db, log, secrets }: Pick<Deps, 'db' | 'log' | 'secrets'>,
  { id, profile, rowsBy }: BankFileRecord,
): Promise<RawRows | null> {
  try {
    const bytes = await secrets.open(await findSealedFile(db, id), statementContext(id));
    return await rawRowsOf(bytes, { profile, rowsBy });
  } catch (error) {
    log.error({ statement: id, err: error }, 'a kept file of a bank does not open');
    return null;
  }
}
