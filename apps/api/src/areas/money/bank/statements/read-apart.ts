import type { FileSampleAnswer } from '@portal/domain/money/bank/lines/office-money.wire';
import type { KnownBank } from '@portal/domain/money/bank/statements/bank-profiles';
import type { BankLine, ReadStatement, RowsBy } from '@portal/domain/money/bank/statements/statement';
import type { CsvProfile, StatementProfile } from '@portal/domain/money/bank/statements/statement-profile';
import { ReadingThread } from '../../../../platform/threads/reading-thread.ts';
import type { RawRows } from './raw-rows.ts';
import type { StatementDone, StatementTask } from './statement-task.ts';

const thread = new ReadingThread<StatementTask, readonly BankLine[], StatementDone>(
  new URL('./statement-program.ts', import.meta.url),
);

/** Reads banks' files in a thread of their own (statement-program.ts), where a large one hinders nobody. Throws UNAVAILABLE. */
export const readApart = {
  /** See read-bank-file.ts. */
  statement: async (
    bytes: Uint8Array,
    profile: StatementProfile,
    account: string | null,
  ): Promise<ReadStatement> => {
    const { parts, done } = await ask({ kind: 'read', bytes, profile, account });
    return { ...answered(done.read), lines: parts.flat() };
  },

  proposals: async (bytes: Uint8Array): Promise<('ofx' | KnownBank)[]> =>
    answered((await ask({ kind: 'propose', bytes })).done.proposals),

  sample: async (
    bytes: Uint8Array,
    how: Pick<CsvProfile, 'delimiter' | 'encoding'>,
  ): Promise<FileSampleAnswer> => answered((await ask({ kind: 'sample', bytes, how })).done.sample),

  /** See raw-rows.ts. */
  rawRows: async (
    bytes: Uint8Array,
    { profile, rowsBy }: { profile: StatementProfile; rowsBy: RowsBy },
    numbers: readonly number[],
  ): Promise<RawRows | null> =>
    answered((await ask({ kind: 'raw-rows', bytes, how: { profile, rowsBy }, numbers })).done.rawRows),
};

function ask(task: StatementTask) {
  return thread.read(task, task.bytes.length);
}

function answered<Done>(done: Done | undefined): Done {
  if (done === undefined) {
    throw new Error('The thread that reads banks\u2019 files answered something else');
  }
  return done;
}
