import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  DEBIT_FIELDS,
  HEADER_FIELDS,
  RECORD_LENGTH,
  readFields,
  TRAILER_FIELDS,
} from '@portal/domain/money/payments/debit-file-layout';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addDeal } from '../../../../testing/deals.ts';
import { approveTrade } from '../../../../testing/decided-alone.ts';
import { officeCommand } from '../../../../testing/office-command.ts';
import { openTestPortal, type TestPortal } from '../../../../testing/open-test-portal.ts';
import { giveDetails, readTrade } from '../../../../testing/orders.ts';
import { approvedDebit, approvedDebitOf, giveAccount } from '../../../../testing/payments.ts';
import { STAFF } from '../../../../testing/staff-actor.ts';
import { reviewTrade } from '../../../order/trades/deciding/decide-trade.ts';
import { recordPaymentEvent } from '../events/record-payment-event.ts';
import { receivePayment } from '../movements/receive-payment.ts';
import { returnPayment } from '../movements/return-payment.ts';

let portal: TestPortal;
beforeEach(async () => {
  portal = await openTestPortal();
});
afterEach(() => portal.close());

const folder = mkdtempSync(join(tmpdir(), 'portal-debits-'));
afterAll(() => rmSync(folder, { recursive: true }));

const run = (...words: string[]) => officeCommand(portal.deps, ['payments', 'export', ...words]);
const reference = (tradeId: string) => tradeId.slice(0, 8).toUpperCase();

let count = 0;
async function exportFile() {
  count += 1;
  const path = join(folder, `file-${count}.txt`);
  const { lines } = await run('--output', path);
  return { path, lines, records: () => readFileSync(path, 'latin1').split('\r\n').slice(0, -1) };
}

describe('the debit file', () => {
  it('holds each approved order once, with totals, in a file that only its owner reads', async () => {
    const one = await approvedDebit(portal);
    portal.advance(1_000);
    const two = await approvedDebit(portal, { account: '7654321', accountHolder: 'Zoé Côté' });
    const { path, lines, records } = await exportFile();
    expect(lines[0]).toBe(`Written to ${path}`);
    expect(lines[1]).toBe('2 debits, $10,000.00, due on 2026-11-19; number 0001');
    expect(statSync(path).mode & 0o777).toBe(0o600);
    const [header = '', detail = '', trailer = ''] = records();
    expect([header, detail, trailer].every(({ length }) => length === RECORD_LENGTH)).toBe(true);
    expect(readFields(HEADER_FIELDS, header)).toMatchObject({
      fileCreationNumber: '0001',
      creationDate: '026322',
    });
    const debits = [detail.slice(24, 264), detail.slice(264, 504)].map((segment) =>
      readFields(DEBIT_FIELDS, segment),
    );
    expect(debits.map(({ crossReference }) => crossReference?.trim())).toEqual([
      reference(one.tradeId),
      reference(two.tradeId),
    ]);
    expect(debits[1]).toMatchObject({
      transactionType: '260',
      amountCents: '0000500000',
      dueDate: '026323',
      payorInstitution: '000301234',
      payorAccount: '7654321     ',
      payorName: 'ZOE COTE'.padEnd(30),
      returnInstitution: '089900012',
      returnAccount: '4510027     ',
    });
    expect(readFields(TRAILER_FIELDS, trailer)).toMatchObject({
      debitsCents: '00000001000000',
      debitsCount: '00000002',
    });
    expect((await run()).lines).toEqual(['No order is to be debited.']);
  });

  it('tells whoever is debited the day before it is made, once', async () => {
    const { ada } = await approvedDebit(portal);
    await exportFile();
    await run('--file', '1', '--output', join(folder, 'again.txt'));
    await portal.runJobs();
    const told = portal.mails.filter(({ to, subject }) => to === ada.email && /is debited/.test(subject));
    expect(told.map(({ subject }) => subject)).toEqual([
      'Your account is debited on November\u00a019, 2026: Maple Street Homes',
    ]);
    expect(told[0]?.text).toContain('$5,000.00');
  });

  it('tells nobody whose order was cancelled meanwhile', async () => {
    const { ada, tradeId } = await approvedDebit(portal);
    await exportFile();
    await ada.get(`/user/trade/archive/${tradeId}`);
    await portal.runJobs();
    expect(portal.mails.filter(({ to, subject }) => to === ada.email && /is debited/.test(subject))).toEqual(
      [],
    );
  });

  it('is made once when two people ask at once, and the next one has the next number', async () => {
    await approvedDebit(portal);
    const answers = await Promise.all([exportFile(), exportFile()]);
    const made = answers.filter(({ lines }) => lines[0]?.startsWith('Written'));
    expect(made).toHaveLength(1);
    await approvedDebit(portal);
    expect((await exportFile()).lines[1]).toContain('number 0002');
  });

  it('is numbered up to 9999, then from 1 again', async () => {
    const numbers = [];
    await portal.db.updateTable('debit_file_head').set({ last_number: 9_998 }).execute();
    for (let file = 0; file < 3; file += 1) {
      await approvedDebit(portal);
      numbers.push((await exportFile()).lines[1]?.split('number ')[1]);
    }
    expect(numbers).toEqual(['9999', '0001', '0002']);
  });

  it('is reprinted byte for byte by its number, is never overwritten, and reprinting is recorded', async () => {
    await approvedDebit(portal);
    const first = await exportFile();
    const again = join(folder, 'reprinted.txt');
    expect((await run('--file', '1', '--output', again)).ok).toBe(true);
    expect(readFileSync(again)).toEqual(readFileSync(first.path));
    writeFileSync(again, 'something else');
    expect((await run('--file', '0001', '--output', again)).lines[0]).toContain('could not be written');
    expect((await run('--file', '9')).lines[0]).toBe('There is no debit file with the number 9.');
    expect((await run('--output', 'here.txt')).lines[0]).toContain('whole path');
    const actions = await portal.db
      .selectFrom('audit_log')
      .select('action')
      .where('action', 'like', 'debit-file.%')
      .orderBy('seq')
      .execute();
    expect(actions.map(({ action }) => action)).toEqual([
      'debit-file.made',
      'debit-file.printed-again',
      'debit-file.printed-again',
    ]);
  });

  it('is stored sealed: no account number is in the database', async () => {
    await approvedDebit(portal, { account: '998877665544' });
    const printed = (await exportFile()).records().join('');
    const { sealed } = await portal.db.selectFrom('debit_files').select('sealed').executeTakeFirstOrThrow();
    // Words too long to occur in sealed bytes by chance.
    for (const word of ['998877665544', 'ADA TREMBLAY']) {
      expect(printed).toContain(word);
      expect(sealed.includes(word)).toBe(false);
    }
  });

  it('leaves out an order whose account changed until staff clear it', async () => {
    const { ada, tradeId } = await approvedDebit(portal);
    const held = await approvedDebitOf(portal, ada, await addDeal(portal), { account: '7654321' });
    const first = await exportFile();
    expect(first.records().join('')).toContain(reference(tradeId));
    expect(first.records().join('')).not.toContain(reference(held));
    expect(first.lines.at(-1)).toContain(`Not in the file: ${reference(held)}, its account changed`);
    const list = await officeCommand(portal.deps, ['payments', 'list']);
    const number = list.lines.find((line) => line.includes('account-changed'))?.slice(0, 8) ?? '';
    await officeCommand(portal.deps, ['payments', 'clear', number, '--reason', 'Called her.']);
    expect((await exportFile()).records().join('')).toContain(reference(held));
  });

  it('includes an order again after its debit came back and the investor authorized another', async () => {
    const { ada, tradeId } = await approvedDebit(portal);
    await exportFile();
    const { due_on: debitDueOn } = await portal.db
      .selectFrom('debit_files')
      .select('due_on')
      .executeTakeFirstOrThrow();
    expect((await readTrade(ada, tradeId)).money).toMatchObject({ debitUnderWay: true, debitDueOn });
    await returnPayment(portal.deps, STAFF, ada.user.id, tradeId, {
      amountCents: 500_000n,
      reference: 'nsf',
    });
    expect((await readTrade(ada, tradeId)).money).toMatchObject({ debitUnderWay: false, debitDueOn: null });
    expect((await run()).lines).toEqual(['No order is to be debited.']);
    await giveAccount(portal, ada, tradeId);
    await reviewTrade(portal.deps, STAFF, ada.user.id, tradeId);
    await approveTrade(portal.deps, STAFF, ada.user.id, tradeId);
    expect((await exportFile()).records().join('')).toContain(reference(tradeId));
    await receivePayment(portal.deps, STAFF, ada.user.id, tradeId, {
      amountCents: 500_000n,
      reference: 'd2',
    });
    expect((await readTrade(ada, tradeId)).money).toMatchObject({ inTrust: 5_000, debitUnderWay: false });
  });

  it('leaves out an order with a possibly duplicate payment, and debits the rest once somebody has looked', async () => {
    const { ada, tradeId } = await approvedDebit(portal);
    const told = { orderRef: tradeId, amountCents: 100_000n, reference: 'rent', kind: 'received' } as const;
    for (const eventId of ['one', 'two']) {
      await recordPaymentEvent(portal.deps, { ...told, eventId, occurredAt: portal.deps.clock.now() });
    }
    expect((await run()).lines).toEqual([
      'No order is to be debited.',
      expect.stringContaining(`${reference(tradeId)}, a payment of it may be recorded twice`),
    ]);
    const list = await officeCommand(portal.deps, ['payments', 'list']);
    const number = list.lines.find((line) => line.includes('looks-twice'))?.slice(0, 8) ?? '';
    await officeCommand(portal.deps, ['payments', 'clear', number, '--reason', 'Two cheques.']);
    expect((await exportFile()).lines[1]).toContain('1 debits, $3,000.00');
    expect((await readTrade(ada, tradeId)).money).toMatchObject({ inTrust: 2_000, authorized: 3_000 });
  });

  it('has no orders that are not approved, or that are paid otherwise', async () => {
    const { ada, dealId } = await approvedDebit(portal);
    await exportFile();
    const waiting = (await ada.post(`/user/trade/create/${dealId}`, { quantity: 50 })).json().data
      .shareOrderId;
    await giveDetails(ada, waiting, 'debit');
    await giveAccount(portal, ada, waiting);
    expect((await run()).lines).toEqual(['No order is to be debited.']);
  });
});
