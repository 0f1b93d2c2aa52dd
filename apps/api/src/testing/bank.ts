import type { KnownBank } from '@portal/domain/money/bank/statements/bank-profiles';
import type { StatementProfile } from '@portal/domain/money/bank/statements/statement-profile';
import { sql } from 'kysely';
import { openTrustAccount } from '../areas/money/bank/accounts/open-trust-account.ts';
import { readLineText, sealLine } from '../areas/money/bank/lines/line-text.ts';
import { type LineMatch, matchLine } from '../areas/money/bank/matching/match-line.ts';
import { type ImportedStatement, importStatement } from '../areas/money/bank/statements/import-statement.ts';
import type { Deps } from '../platform/deps.ts';
import { copyRow } from './copy-row.ts';
import { STAFF } from './staff-actor.ts';

let opened = 0;

/** An account in trust that held nothing before its first statement. */
export function openAccount(deps: Deps, openingBalance = 0, openedOn = '2026-10-01'): Promise<string> {
  opened += 1;
  return openTrustAccount(deps, STAFF, { name: `Trust ${opened}`, openingBalance, openedOn });
}

/** Lines as TD's page gives them, the balance of each counted on: `['2026-10-05', 'WIRE', 2500]` came in, a negative amount went out. */
export function tdFile(lines: readonly (readonly [string, string, number])[], openingDollars = 0): Buffer {
  let cents = Math.round(openingDollars * 100);
  const rows = lines.map(([day, text, dollars]) => {
    cents += Math.round(dollars * 100);
    const [year, month, date] = day.split('-');
    const amount = Math.abs(dollars).toFixed(2);
    const [out, into] = dollars < 0 ? [amount, ''] : ['', amount];
    return `${month}/${date}/${year},${text},${out},${into},${(cents / 100).toFixed(2)}`;
  });
  return Buffer.from(rows.join('\r\n'));
}

/** Takes such a file for an account. */
export function importFile(
  deps: Deps,
  accountId: string,
  bytes: Uint8Array,
  profile: StatementProfile | KnownBank = 'td',
): Promise<ImportedStatement> {
  return importStatement(deps, STAFF, accountId, {
    fileName: 'statement.csv',
    bytes,
    profile,
    fileAccount: undefined,
    openingCents: undefined,
    closingCents: undefined,
  });
}

/** What an order of testing/payments costs. */
const ORDER_CENTS = 500_000n;

/** A person says which order a line's money is for, its whole price unless said otherwise; the ids of the matches. */
export function matchByHand(
  deps: Deps,
  lineId: string | undefined,
  tradeId: string,
  { cents = ORDER_CENTS, ...changes }: Partial<LineMatch> & { cents?: bigint } = {},
): Promise<string[]> {
  return matchLine(deps, STAFF, lineId ?? '', {
    kind: 'received',
    allocations: [{ tradeId, cents }],
    payor: null,
    how: 'person',
    reason: 'The investor sent the receipt',
    ...changes,
  });
}

/** Adds so many lines of one cent behind one, with a text for each place from 1. */
export function addLines(
  { db, secrets }: Pick<Deps, 'db' | 'secrets'>,
  lineId: string,
  lines: number,
  textOf: (place: number) => string,
): Promise<void> {
  const sealed = Array.from({ length: lines }, (_, index) => {
    const text = { description: textOf(index + 1), party: null, plain: '' };
    return sealLine(secrets, `${lineId}${index + 1}`, text);
  });
  return copyRow(db, 'bank_lines', lineId, lines, {
    id: sql`original.id || place`,
    cents: sql`1`,
    sealed: sql`(${sealed}::bytea[])[place]`,
    likeness: sql`'alike ' || place`,
  });
}

export type KeptLine = {
  id: string;
  statementId: string;
  accountId: string;
  cents: bigint;
  description: string;
};

/** Every line that there is, the earliest first, as people read it. */
export async function keptLines(deps: Deps): Promise<KeptLine[]> {
  const rows = await deps.db
    .selectFrom('bank_lines')
    .select(['id', 'statement_id', 'account_id', 'cents', 'sealed'])
    .orderBy('seq')
    .execute();
  return Promise.all(
    rows.map(async ({ statement_id: statementId, account_id: accountId, ...line }) => ({
      id: line.id,
      statementId,
      accountId,
      cents: line.cents,
      description: (await readLineText(deps, line)).description,
    })),
  );
}

/** The line with this text. */
export async function lineNamed(deps: Deps, text: string): Promise<string> {
  const line = (await keptLines(deps)).find(({ description }) => description === text);
  if (line === undefined) {
    throw new Error(`no line says ${text}`);
  }
  return line.id;
}
