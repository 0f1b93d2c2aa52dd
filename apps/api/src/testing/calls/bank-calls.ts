import { BANK_PROFILES } from '@portal/domain/money/bank/statements/bank-profiles';
import type { CsvProfile } from '@portal/domain/money/bank/statements/statement-profile';
import { matchLine } from '../../areas/money/bank/matching/match-line.ts';
import { importFile, openAccount, tdFile } from '../bank.ts';
import { enterOffice } from '../colleagues.ts';
import { addDeal } from '../deals.ts';
import type { TestPortal } from '../open-test-portal.ts';
import { placeOrder } from '../orders.ts';
import { registerPerson } from '../people.ts';
import { returnFile } from '../returns.ts';
import { STAFF } from '../staff-actor.ts';
import type { MakeCall } from './example-call.ts';

const ONE_LINE = [['2026-10-05', 'WIRE', 2500]] as const;

const finance = (portal: TestPortal) => enterOffice(portal, { role: 'finance' });

async function withFile(portal: TestPortal) {
  const accountId = await openAccount(portal.deps);
  return {
    person: null,
    colleague: await finance(portal),
    params: { accountId },
    form: [
      { name: 'profile', value: 'td' },
      { name: 'file', fileName: 'october.csv', bytes: tdFile(ONE_LINE) },
    ],
  };
}

/** A line that nothing is matched to, and an order of more than it. */
async function lineAndOrder(portal: TestPortal) {
  const { id } = await importFile(portal.deps, await openAccount(portal.deps), tdFile(ONE_LINE));
  const { id: lineId } = await portal.db
    .selectFrom('bank_lines')
    .select('id')
    .where('statement_id', '=', id)
    .executeTakeFirstOrThrow();
  const tradeId = await placeOrder(await registerPerson(portal), await addDeal(portal));
  return { lineId, tradeId };
}

let files = 0;

async function withReturns(portal: TestPortal) {
  files += 1;
  const bytes = returnFile([{ reference: 'SUB-2026-000417', cents: 5n }], files);
  const form = [{ name: 'file', fileName: 'returns.txt', bytes }];
  return { person: null, colleague: await finance(portal), form };
}

/** Valid calls about the accounts in trust. */
export const BANK_CALLS: Readonly<Record<string, MakeCall>> = {
  'POST /office/money/accounts': async (portal) => ({
    person: null,
    colleague: await finance(portal),
    body: { name: `Trust ${portal.deps.newId()}`, openingBalance: 0, openedOn: '2026-10-01' },
  }),
  'POST /office/money/accounts/:accountId/layout': async (portal) => {
    const accountId = await openAccount(portal.deps);
    const seen: CsvProfile = { ...BANK_PROFILES.td, dateForm: 'YYYY-MM-DD' };
    await importFile(portal.deps, accountId, Buffer.from('2026-10-05,WIRE,,5.00,5.00'), seen);
    const body = { seen, layout: { ...seen, dateForm: 'YYYY/MM/DD' } };
    return { person: null, colleague: await finance(portal), params: { accountId }, body };
  },
  'POST /office/money/accounts/:accountId/preview': withFile,
  'POST /office/money/accounts/:accountId/statements': withFile,
  'GET /office/money/accounts/:accountId/statements': async (portal) => ({
    person: null,
    colleague: await finance(portal),
    params: { accountId: await openAccount(portal.deps) },
  }),
  'GET /office/money/statements/:statementId/rows': async (portal) => {
    const { id: statementId } = await importFile(
      portal.deps,
      await openAccount(portal.deps),
      tdFile(ONE_LINE),
    );
    return { person: null, colleague: await finance(portal), params: { statementId } };
  },
  'GET /office/money/orders': async (portal) => ({
    person: null,
    colleague: await finance(portal),
    query: { search: 'roy' },
  }),
  'POST /office/money/sample': async (portal) => ({
    person: null,
    colleague: await finance(portal),
    form: [
      { name: 'delimiter', value: ',' },
      { name: 'encoding', value: 'utf-8' },
      { name: 'file', fileName: 'october.csv', bytes: tdFile(ONE_LINE) },
    ],
  }),
  'POST /office/money/returns': withReturns,
  'POST /office/money/returns/preview': withReturns,
  'POST /office/money/lines/:lineId/match': async (portal) => {
    const { lineId, tradeId } = await lineAndOrder(portal);
    const body = {
      kind: 'received',
      allocations: [{ tradeId, amount: 25 }],
      payor: null,
      reason: 'By the receipt',
    };
    return { person: null, colleague: await finance(portal), params: { lineId }, body };
  },
  'POST /office/money/matches/:matchId/undo': async (portal) => {
    const { lineId, tradeId } = await lineAndOrder(portal);
    const match = { kind: 'received', how: 'person', payor: null, reason: 'By the receipt' } as const;
    const allocations = [{ tradeId, cents: 2_500n }];
    const [matchId = ''] = await matchLine(portal.deps, STAFF, lineId, { ...match, allocations });
    return {
      person: null,
      colleague: await finance(portal),
      params: { matchId },
      body: { reason: 'Wrong order' },
    };
  },
};
