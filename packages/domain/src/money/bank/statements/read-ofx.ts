import { numberOfxRows } from './number-ofx-rows.ts';
import { OFX_HEADER_LENGTH_MAX, readOfxHeader } from './ofx-header.ts';
import { type OfxTag, ofxBlocks, ofxTag, ofxTags } from './ofx-tags.ts';
import { type DecimalMark, readBankCents } from './read-bank-cents.ts';
import { OFX_CURRENCY, readOfxLine } from './read-ofx-line.ts';
import { settleBalances } from './settle-balances.ts';
import {
  type BankLine,
  type PassedOver,
  type ReadStatement,
  refusedStatement,
  STATEMENT_LINES_MAX,
  type StatementProblem,
} from './statement.ts';

/** What a statement is read from; all other tags are passed over. */
const READ = new Set(
  ['STMTRS', 'STMTTRN', 'LEDGERBAL', 'CURRENCY']
    .flatMap((name) => [name, `/${name}`])
    .concat(
      ['CURDEF', 'BANKID', 'ACCTID', 'BALAMT', 'DTPOSTED', 'TRNAMT', 'FITID'],
      ['NAME', 'EXTDNAME', 'MEMO', 'CURSYM'],
    ),
);
/** Of those; a movement has ten of them. */
const OFX_TAGS_MAX = 20 * STATEMENT_LINES_MAX;

/**
 * Reads a bank's OFX file, of version 1 (SGML) or 2 (XML). `account`: as the file names it, where it has statements of several. Amounts are
 * of one decimal mark throughout.
 */
export function readOfx(text: string, account: string | null = null): ReadStatement {
  if (readOfxHeader(text.slice(0, OFX_HEADER_LENGTH_MAX)) === null) {
    return refusedStatement([{ line: 1, code: 'not-ofx' }]);
  }
  const read: OfxTag[] = [];
  for (const tag of ofxTags(text, READ)) {
    if (read.length === OFX_TAGS_MAX) {
      return refusedStatement([{ line: null, code: 'too-many-lines' }]);
    }
    read.push(tag);
  }
  const { tags: all, rowsBy } = numberOfxRows(read);
  const statements = ofxBlocks(all, 'STMTRS').map(({ tags }) => ({
    name: nameOfAccount(tags),
    tags,
  }));
  const accounts = statements.map(({ name }) => name).sort();
  const chosen = statements.filter(({ name }) => account === null || name === account);
  const [statement, another] = chosen;
  if (statement === undefined || another !== undefined) {
    const code = statement === undefined ? 'no-account-line' : 'several-accounts';
    return { ...refusedStatement([{ line: null, code }]), accounts };
  }
  return { ...readStatement(statement.tags), accounts, rowsBy };
}

function nameOfAccount(tags: readonly OfxTag[]): string {
  const value = (name: string) => ofxTag(tags, name)?.value ?? '';
  return `${value('BANKID')} ${value('ACCTID')}`.trim();
}

type ReadRows = Omit<ReadStatement, 'accounts' | 'rowsBy'>;

function readStatement(tags: readonly OfxTag[]): ReadRows {
  const currency = ofxTag(tags, 'CURDEF');
  if (currency !== null && currency.value !== OFX_CURRENCY) {
    return refusedStatement([{ line: currency.line, code: 'other-currency' }]);
  }
  const blocks = ofxBlocks(tags, 'STMTTRN');
  if (blocks.length > STATEMENT_LINES_MAX) {
    return refusedStatement([{ line: null, code: 'too-many-lines' }]);
  }
  const mark = markOf(tags);
  const problems: StatementProblem[] = [];
  const movements: BankLine[] = [];
  for (const block of blocks) {
    const read = readOfxLine(block, mark);
    if ('code' in read) {
      problems.push(read);
    } else {
      movements.push(read);
    }
  }
  const [ledger] = ofxBlocks(tags, 'LEDGERBAL');
  const balance = ofxTag(ledger?.tags ?? [], 'BALAMT');
  const closingCents = balance === null ? null : readBankCents(balance.value, mark);
  if (balance !== null && closingCents === null) {
    problems.push({ line: balance.line, code: 'balance-unreadable' });
  }
  return problems.length > 0
    ? refusedStatement(problems)
    : settled(
        movements,
        balance === null ? null : { line: ledger?.line ?? balance.line, cents: closingCents },
      );
}

function markOf(tags: readonly OfxTag[]): DecimalMark {
  const isAmount = (name: string) => name === 'TRNAMT' || name === 'BALAMT';
  return tags.some(({ name, value }) => isAmount(name) && value.includes(',')) ? 'comma' : 'point';
}

/** OFX has one balance, after all lines: what the account held before them follows from it. */
function settled(
  movements: readonly BankLine[],
  balance: { line: number; cents: bigint | null } | null,
): ReadRows {
  const lines = movements.filter(({ cents }) => cents !== 0n);
  if (lines.length === 0) {
    return refusedStatement([{ line: null, code: 'empty' }]);
  }
  const inOrder = settleBalances(lines);
  if (inOrder.problems.length > 0) {
    return refusedStatement(inOrder.problems);
  }
  const closingCents = balance?.cents ?? null;
  const passedOver: PassedOver[] = [
    ...movements
      .filter(({ cents }) => cents === 0n)
      .map(({ line }) => ({ line, because: 'no-amount' as const })),
    ...(balance === null ? [] : [{ line: balance.line, because: 'balance' as const }]),
  ];
  const movedCents = lines.reduce((sum, { cents }) => sum + cents, 0n);
  const openingCents = closingCents === null ? null : closingCents - movedCents;
  return { ...inOrder, passedOver, openingCents, closingCents };
}
