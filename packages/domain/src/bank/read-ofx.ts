import { type DecimalMark, readBankCents } from './read-bank-cents.ts';
import { readBankDay } from './read-bank-day.ts';
import { settleBalances } from './settle-balances.ts';
import {
  BANK_TEXT_LENGTH_MAX,
  type BankLine,
  type ReadStatement,
  refusedStatement,
  STATEMENT_LINES_MAX,
  type StatementProblem,
  type StatementProblemCode,
} from './statement.ts';
import type { StatementEncoding } from './statement-profile.ts';

type Tag = { readonly name: string; readonly value: string; readonly line: number };

const HEADER = /^\s*OFXHEADER:100\b/;
const CURRENCY = 'CAD';
const DAY_DIGITS = 8;

/** The encoding that an OFX 1.x file names in its header; null for a file that is none. */
export function ofxEncoding(header: string): StatementEncoding | null {
  if (!HEADER.test(header)) {
    return null;
  }
  return /^CHARSET:1252\s*$/m.test(header) ? 'windows-1252' : 'utf-8';
}

/**
 * Reads a bank's OFX 1.x file (SGML: values may lack their closing tag, and may be broken over lines). `account`: as the file
 * names it, where it has statements of several. Amounts are of one decimal mark throughout.
 */
export function readOfx(text: string, account: string | null = null): ReadStatement {
  if (!HEADER.test(text)) {
    return refusedStatement([{ line: 1, code: 'not-ofx' }]);
  }
  const statements = statementsOf(tagsOf(text));
  const accounts = statements.map(({ name }) => name).sort();
  const chosen = statements.filter(({ name }) => account === null || name === account);
  const [statement, another] = chosen;
  if (statement === undefined || another !== undefined) {
    const code = statement === undefined ? 'no-account-line' : 'several-accounts';
    return { ...refusedStatement([{ line: null, code }]), accounts };
  }
  const mark = statement.tags.some(({ name, value }) => isAmount(name) && value.includes(','))
    ? 'comma'
    : 'point';
  return { ...readStatement(statement.tags, mark), accounts };
}

function readStatement(tags: readonly Tag[], mark: DecimalMark): ReadStatement {
  const currency = tags.find(({ name }) => name === 'CURDEF');
  if (currency !== undefined && currency.value !== CURRENCY) {
    return refusedStatement([{ line: currency.line, code: 'other-currency' }]);
  }
  const reads = blocksOf(tags, 'STMTTRN').map((block) => readLine(block, mark));
  const problems = reads.flatMap((read) => ('code' in read ? [read] : []));
  const lines = reads.flatMap((read) => ('code' in read || read.cents === 0n ? [] : [read]));
  const passedOver = reads.flatMap((read) =>
    'code' in read || read.cents !== 0n ? [] : [{ line: read.line, because: 'no-amount' as const }],
  );
  const balance = valueIn(blocksOf(tags, 'LEDGERBAL')[0] ?? [], 'BALAMT');
  const closingCents = balance === null ? null : readBankCents(balance.value, mark);
  if (balance !== null && closingCents === null) {
    problems.push({ line: balance.line, code: 'balance-unreadable' });
  }
  if (reads.length > STATEMENT_LINES_MAX) {
    return refusedStatement([{ line: null, code: 'too-many-lines' }]);
  }
  if (problems.length > 0 || lines.length === 0) {
    return refusedStatement(problems.length > 0 ? problems : [{ line: null, code: 'empty' }]);
  }
  const settled = settleBalances(lines);
  const sumCents = settled.lines.reduce((sum, { cents }) => sum + cents, 0n);
  return {
    ...settled,
    passedOver,
    accounts: [],
    openingCents: closingCents === null ? null : closingCents - sumCents,
    closingCents,
  };
}

function readLine(block: readonly Tag[], mark: DecimalMark): BankLine | StatementProblem {
  const value = (name: string) => valueIn(block, name)?.value ?? '';
  const line = block[0]?.line ?? 0;
  const refused = (code: StatementProblemCode, at = line) => ({ line: at, code });
  const posted = valueIn(block, 'DTPOSTED');
  const day = readBankDay(posted?.value.slice(0, DAY_DIGITS) ?? '', 'YYYYMMDD');
  if (day === null) {
    return refused('date-unreadable', posted?.line);
  }
  const amount = valueIn(block, 'TRNAMT');
  const cents = readBankCents(amount?.value ?? '', mark);
  if (cents === null) {
    return refused(amount === null ? 'amount-missing' : 'amount-unreadable', amount?.line);
  }
  const description = [value('NAME'), value('MEMO')].filter(Boolean).join(' ');
  if (description.length > BANK_TEXT_LENGTH_MAX) {
    return refused('text-too-long');
  }
  const bankId = value('FITID') === '' ? null : value('FITID').slice(0, BANK_TEXT_LENGTH_MAX);
  return { line, day, cents, description, party: null, bankId, balanceCents: null };
}

function statementsOf(tags: readonly Tag[]): { name: string; tags: readonly Tag[] }[] {
  return blocksOf(tags, 'STMTRS').map((statement) => ({
    name: ['BANKID', 'ACCTID']
      .map((name) => valueIn(statement, name)?.value ?? '')
      .join(' ')
      .trim(),
    tags: statement,
  }));
}

/** What stands between each opening tag of a name and its closing one; aggregates always have one. */
function blocksOf(tags: readonly Tag[], name: string): Tag[][] {
  const blocks: Tag[][] = [];
  let isOpen = false;
  for (const tag of tags) {
    if (tag.name === name) {
      isOpen = true;
      blocks.push([]);
    } else if (tag.name === `/${name}`) {
      isOpen = false;
    } else if (isOpen) {
      blocks.at(-1)?.push(tag);
    }
  }
  return blocks;
}

function valueIn(tags: readonly Tag[], name: string): Tag | null {
  return tags.find((tag) => tag.name === name) ?? null;
}

function isAmount(name: string): boolean {
  return name === 'TRNAMT' || name === 'BALAMT';
}

/** Every tag with the text up to the next one, and the line on which it stands. */
function tagsOf(text: string): Tag[] {
  const tags: Tag[] = [];
  let line = 1;
  let seen = 0;
  for (const match of text.matchAll(/<(\/?[A-Za-z0-9.]+)>([^<]*)/g)) {
    line += text.slice(seen, match.index).split('\n').length - 1;
    seen = match.index;
    tags.push({ name: (match[1] ?? '').toUpperCase(), value: plain(match[2] ?? ''), line });
  }
  return tags;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', nbsp: ' ', quot: '"' };

function plain(value: string): string {
  return value
    .replace(/&(amp|lt|gt|nbsp|quot);/g, (_entity, name: string) => ENTITIES[name] ?? '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}
