import type { FileSampleAnswer } from '@portal/domain/money/bank/lines/office-money.wire';
import type { KnownBank } from '@portal/domain/money/bank/statements/bank-profiles';
import type { ReadStatement, RowsBy } from '@portal/domain/money/bank/statements/statement';
import type { CsvProfile, StatementProfile } from '@portal/domain/money/bank/statements/statement-profile';
import type { RawRows } from './raw-rows.ts';

/** What the thread that reads banks' files is asked. */
export type StatementTask = { bytes: Uint8Array } & (
  | { kind: 'read'; profile: StatementProfile; account: string | null }
  | { kind: 'propose' }
  | { kind: 'sample'; how: Pick<CsvProfile, 'delimiter' | 'encoding'> }
  | { kind: 'raw-rows'; how: { profile: StatementProfile; rowsBy: RowsBy }; numbers: readonly number[] }
);

/** What it answers; the lines of a statement come before it, in pieces. */
export type StatementDone = {
  read?: Omit<ReadStatement, 'lines'>;
  proposals?: ('ofx' | KnownBank)[];
  sample?: FileSampleAnswer;
  rawRows?: RawRows | null;
};
