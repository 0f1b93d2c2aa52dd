import type { FileSampleAnswer } from '@portal/domain/money/bank/office-money.wire';
import { isEmptyRow } from '@portal/domain/money/bank/statement';
import type { CsvProfile } from '@portal/domain/money/bank/statement-profile';
import { decodeBankFile, takeApart } from './take-apart.ts';

const ROWS_SAMPLED = 12;

/** The first rows of a file as a delimiter and an encoding separate them, for who says what its columns are. */
export async function sampleFile(
  bytes: Uint8Array,
  { delimiter, encoding }: Pick<CsvProfile, 'delimiter' | 'encoding'>,
): Promise<FileSampleAnswer> {
  const decoded = decodeBankFile(bytes, encoding);
  const taken = 'text' in decoded ? await takeApart(decoded.text, { delimiter }) : decoded;
  return 'rows' in taken
    ? {
        rows: taken.rows
          .filter((row) => !isEmptyRow(row))
          .slice(0, ROWS_SAMPLED)
          .map(({ line, cells }) => ({ line, cells: [...cells] })),
        problem: null,
      }
    : { rows: [], problem: taken.problem };
}
