import type { OfficeExport } from '@portal/domain/desk/exports/office-exports.wire';
import type { BankMatchesAnswer, OpenLinesAnswer } from '@portal/domain/money/bank/lines/office-money.wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importFile, openAccount, tdFile } from '../../../../testing/bank.ts';
import { type Colleague, enterOffice } from '../../../../testing/colleagues.ts';
import { openTestPortal, type TestPortal } from '../../../../testing/open-test-portal.ts';
import { approvedDebit } from '../../../../testing/payments.ts';
import { readExport } from '../../../../testing/read-export.ts';
import { STAFF } from '../../../../testing/staff-actor.ts';
import { matchLine } from '../matching/match-line.ts';
import { undoMatch } from '../matching/undo-match.ts';

const FORMULA = '=HYPERLINK("http://x.example";"a")';

let portal: TestPortal;
let finance: Colleague;
beforeAll(async () => {
  portal = await openTestPortal();
  finance = await enterOffice(portal, { role: 'finance' });
});
afterAll(() => portal.close());

async function accountOf(...lines: readonly (readonly [string, number])[]): Promise<string> {
  const account = await openAccount(portal.deps);
  await importFile(
    portal.deps,
    account,
    tdFile(lines.map(([text, dollars]) => ['2026-10-05', text, dollars] as const)),
  );
  return account;
}

async function askFor(list: 'lines' | 'matches', filter: object, language = 'en'): Promise<OfficeExport> {
  const reply = await finance.post(`/office/money/${list}/export`, filter, { 'accept-language': language });
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json().data;
}

/** The lines of the file, with the header first. */
async function fileOf({ id }: OfficeExport): Promise<string[]> {
  return (await readExport(portal, finance, id)).replace('\uFEFF', '').trimEnd().split('\r\n');
}

const openLines = async (query: string): Promise<OpenLinesAnswer> =>
  (await finance.get(`/office/money/lines?${query}`)).json().data;
const matches = async (query: string): Promise<BankMatchesAnswer> =>
  (await finance.get(`/office/money/matches?${query}`)).json().data;

/** A line of which 1 dollar was given to an order, taken back, and given again. */
async function matchedTwice(): Promise<{ account: string; lineId: string }> {
  const { tradeId } = await approvedDebit(portal);
  const account = await accountOf(['WIRE', 5_000]);
  const lineId = (await openLines(`account=${account}`)).lines[0]?.id ?? '';
  const match = () =>
    matchLine(portal.deps, STAFF, lineId, {
      kind: 'received',
      allocations: [{ tradeId, cents: 100n }],
      payor: FORMULA,
      how: 'person',
      reason: 'By the receipt',
    });
  const [first = ''] = await match();
  await undoMatch(portal.deps, STAFF, first, 'Wrong order');
  await match();
  return { account, lineId };
}

describe('the open lines, as a file', () => {
  it('are those on the screen, in its order and number', async () => {
    const wires = Array.from({ length: 7 }, (_, place) => [`WIRE ${7 - place}`, place + 1] as const);
    const account = await accountOf(...wires, ...Array.from({ length: 50 }, () => ['FEE', -6] as const));
    const shown = await openLines(`account=${account}&way=in`);
    const asked = await askFor('lines', { account, way: 'in' });
    const [header, ...lines] = await fileOf(asked);
    expect(header).toBe(
      'Account,Day,Amount (CAD),Bank description,"Payer or payee, per the bank",Unmatched (CAD)',
    );
    expect([shown.count.value, asked.rows, lines.length]).toEqual([7, 7, 7]);
    expect(lines.map((line) => line.split(',')[3])).toEqual(shown.lines.map((line) => line.description));
    expect((await fileOf(await askFor('lines', { account }))).length).toBe(1 + 57);
  });

  it('say what is still open of each, with a comma in French', async () => {
    const { account } = await matchedTwice();
    const [header, line] = await fileOf(await askFor('lines', { account }, 'fr'));
    expect(header).toMatch(/^Compte;Date;Montant \(\$ CA\);/);
    expect(line).toMatch(/;2026-10-05;5000,00;WIRE;;4999,00$/);
  });

  it('run nothing a bank wrote as a formula, while an outgoing amount stays a number', async () => {
    const account = await accountOf([FORMULA.replaceAll('"', ''), -6]);
    const [, line] = await fileOf(await askFor('lines', { account }));
    expect(line).toMatch(/,-6\.00,'=HYPERLINK/);
  });
});

describe('the matches, as a file', () => {
  it('include undone ones, with by whom and why, as filtered', async () => {
    const { lineId } = await matchedTwice();
    const all = await fileOf(await askFor('matches', { line: lineId }));
    const shown = await matches(`line=${lineId}`);
    expect([all.length - 1, shown.matches.length]).toEqual([2, 2]);
    const [, undone = ''] = await fileOf(await askFor('matches', { line: lineId, state: 'undone' }));
    const { reference, investor } = shown.matches[1] ?? {};
    expect(undone).toContain(`,2026-10-05,5000.00,WIRE,Received,1.00,${reference},${investor},`);
    expect(undone).toContain(`"'${FORMULA.replaceAll('"', '""')}"`);
    expect(undone).toMatch(/,By the receipt,[\d-]{10},[^,]+,Wrong order$/);
  });
});

describe('a file of the bank’s lines', () => {
  it('is only for roles that read the bank, and recorded without what was searched for', async () => {
    const representative = await enterOffice(portal, { role: 'representative', representativeId: 'rep-31' });
    const refused = ['lines', 'matches'].map((list) =>
      representative.post(`/office/money/${list}/export`, {}),
    );
    expect((await Promise.all(refused)).map(({ statusCode }) => statusCode)).toEqual([403, 403]);
    const asked = await askFor('lines', { search: 'Quillfeather' });
    await portal.runJobs();
    const audit = await portal.db
      .selectFrom('audit_log')
      .select(['action', 'detail'])
      .where('target', '=', `export:${asked.id}`)
      .execute();
    expect(audit.map(({ action }) => action)).toEqual(['export.asked', 'export.made']);
    expect(JSON.stringify(audit)).toContain('bank-lines');
    expect(JSON.stringify(audit)).not.toContain('Quillfeather');
  });

  it.each(['lines', 'matches'])('of %s refuses a filter that its list does not know', async (list) => {
    expect((await finance.post(`/office/money/${list}/export`, { colour: 'red' })).statusCode).toBe(400);
  });
});
