import * as z from 'zod/mini';
import { DECIMAL_MARKS } from './read-bank-cents.ts';
import { DATE_FORMS } from './read-bank-day.ts';

export const DELIMITERS = [',', ';', '\t'] as const;
export const STATEMENT_ENCODINGS = ['utf-8', 'windows-1252'] as const;
export type StatementEncoding = (typeof STATEMENT_ENCODINGS)[number];
/**
 * UTF-8 where the bytes are, otherwise Windows-1252: of banks that write both. Text with accents in one is none in the other, so nothing
 * is guessed.
 */
export const EITHER_ENCODING = 'utf-8-or-windows-1252';

const COLUMNS_MAX = 40;
const WORD_LENGTH_MAX = 80;
const WORDS_MAX = 10;

/** A column by its place, from 0. */
const column = z.int().check(z.nonnegative(), z.lt(COLUMNS_MAX));
const columns = z.array(column).check(z.maxLength(COLUMNS_MAX));
/** What a cell says; blanks around it are no part of a cell either. */
const words = z
  .array(z.string().check(z.trim(), z.minLength(1), z.maxLength(WORD_LENGTH_MAX)))
  .check(z.minLength(1), z.maxLength(WORDS_MAX));

/** A column that says by a word which way money went. */
const direction = z.object({ column, in: words, out: words });

/** How a bank says how much, and which way. */
const amount = z.discriminatedUnion('kind', [
  /** One column with a sign; where a word says the way too, both must agree. */
  z.object({ kind: z.literal('signed'), column, direction: z.nullable(direction) }),
  z.object({ kind: z.literal('two-columns'), out: column, in: column }),
  /** One column without a sign; a word alone says the way. */
  z.object({ kind: z.literal('by-word'), column, direction }),
]);

/** How a bank's file of separated columns is read: everything is stated, nothing is inferred from the file. */
export const csvProfileSchema = z.object({
  format: z.literal('csv'),
  delimiter: z.enum(DELIMITERS),
  encoding: z.enum([...STATEMENT_ENCODINGS, EITHER_ENCODING]),
  decimalMark: z.enum(DECIMAL_MARKS),
  dateForm: z.enum(DATE_FORMS),
  /** The names above the columns, as the bank writes them; null where there are none. */
  header: z.nullable(
    z.array(z.string().check(z.maxLength(WORD_LENGTH_MAX))).check(
      z.maxLength(COLUMNS_MAX),
      z.refine((names) => names.some((name) => name.trim() !== '')),
    ),
  ),
  /** How many columns a row has; more may follow when they are empty. */
  width: z.int().check(z.gte(2), z.lte(COLUMNS_MAX)),
  date: column,
  description: columns.check(z.minLength(1)),
  amount,
  balance: z.nullable(column),
  /** What names the account, where a file may have several. */
  account: columns,
  /** Amounts in other currencies: what stands there is refused. */
  otherCurrencies: columns,
  pending: z.nullable(z.object({ column, words })),
  /** Where the payor stands, and which part of that column it is. */
  party: z.nullable(z.object({ column, part: z.enum(['whole', 'before-slash', 'after-slash']) })),
});
export type CsvProfile = z.infer<typeof csvProfileSchema>;

/** OFX says by itself how it is read; `encoding` where a person says that its header lies. */
export const statementProfileSchema = z.discriminatedUnion('format', [
  csvProfileSchema,
  z.object({ format: z.literal('ofx'), encoding: z.optional(z.enum(STATEMENT_ENCODINGS)) }),
]);
export type StatementProfile = z.infer<typeof statementProfileSchema>;
