import type {
  DebitFilePage,
  DebitsDue,
  ReturnedPage,
} from '@portal/domain/money/payments/office-debits.wire';
import { orderReference } from '@portal/domain/order/trades/order-reference';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Colleague, enterOffice } from '../../../../testing/colleagues.ts';
import { openTestPortal, type TestPortal } from '../../../../testing/open-test-portal.ts';
import { readOrder } from '../../../../testing/order-money.ts';
import { approvedDebit } from '../../../../testing/payments.ts';
import { returnFile } from '../../../../testing/returns.ts';
import { STAFF } from '../../../../testing/staff-actor.ts';
import { flagPayment } from '../flags/flag-payment.ts';
import { importReturns } from '../returns/import-returns.ts';

let portal: TestPortal;
let finance: Colleague;
beforeEach(async () => {
  portal = await openTestPortal();
  finance = await enterOffice(portal, { role: 'finance' });
});
afterEach(() => portal.close());

const due = async (): Promise<DebitsDue> => (await finance.get('/office/money/debits')).json().data;
const files = async (): Promise<DebitFilePage> =>
  (await finance.get('/office/money/debits/files')).json().data;
const make = (count: number, total: number, who = finance) =>
  who.post('/office/money/debits/files', { count, total });
const audited = async (action: string) =>
  portal.db.selectFrom('audit_log').select(['actor', 'detail']).where('action', '=', action).execute();

describe('debits in the office', () => {
  it('show what is due, and what is left out and why', async () => {
    const { tradeId } = await approvedDebit(portal);
    const held = await approvedDebit(portal);
    const order = { investorId: held.ada.user.id, id: held.tradeId };
    await flagPayment(portal.db, portal.deps, 'account-changed', order);
    expect(await due()).toMatchObject({
      isSetUp: true,
      dueOn: '2026-11-19',
      count: 1,
      total: 5_000,
      rows: [
        { orderId: tradeId, reference: orderReference(tradeId), investor: 'Ada Tremblay', amount: 5_000 },
      ],
      leftOut: [{ orderId: held.tradeId, because: 'account-changed' }],
    });
  });

  it('go into one file, however often and by how many people it is pressed', async () => {
    await approvedDebit(portal);
    const other = await enterOffice(portal, { role: 'finance' });
    const answers = await Promise.all([make(1, 5_000), make(1, 5_000), make(1, 5_000, other)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409]);
    const made = await files();
    expect(made.rows).toMatchObject([
      { number: 1, count: 1, total: 5_000, returned: 0, dueOn: '2026-11-19', returnableUntil: '2027-02-17' },
    ]);
    expect(await due()).toMatchObject({ count: 0, total: 0, rows: [] });
  });

  it('are only made into a file of what was seen', async () => {
    await approvedDebit(portal);
    await approvedDebit(portal);
    for (const [count, total] of [
      [1, 5_000],
      [2, 5_000],
      [2, 10_000.01],
    ] as const) {
      expect((await make(count, total)).json().code).toBe('CHANGED_MEANWHILE');
    }
    expect((await make(2, 10_000)).statusCode).toBe(201);
  });

  it('require a proof of identity before a file is made or printed, which is recorded by name', async () => {
    await approvedDebit(portal);
    await make(1, 5_000);
    const id = (await files()).rows[0]?.id ?? '';
    const printed = await finance.post(`/office/money/debits/files/${id}/print`);
    expect(printed.json().data.fileName).toBe('debits-2026-11-18-0001.txt');
    expect(printed.json().data.text).toHaveLength(3 * 1_466);
    expect(await audited('debit-file.printed-again')).toMatchObject([{ actor: `staff:${finance.id}` }]);
    portal.setTime(new Date('2026-11-18T15:06:00Z'));
    expect((await finance.post(`/office/money/debits/files/${id}/print`)).json().code).toBe('STEP_UP_NEEDED');
    expect((await make(0, 0)).json().code).toBe('STEP_UP_NEEDED');
    expect((await finance.get('/office/money/debits/files')).statusCode).toBe(200);
  });

  it('may be reversed for 90 days, which the order’s money says until they are', async () => {
    const { tradeId } = await approvedDebit(portal);
    const shown = async () => (await readOrder(finance, tradeId)).money?.returnable;
    expect(await shown()).toBeNull();
    await make(1, 5_000);
    expect(await shown()).toEqual({ amount: 5_000, until: '2027-02-17' });
    const item = { reference: orderReference(tradeId), cents: 500_000n };
    const bytes = returnFile([{ ...item, changes: { directClearerUserId: '8990000001' } }]);
    await importReturns(portal.deps, STAFF, { fileName: 'returns.txt', bytes });
    expect(await shown()).toBeNull();
  });

  it('that came back are listed with their reason, and counted with the file', async () => {
    const { tradeId } = await approvedDebit(portal);
    await make(1, 5_000);
    const items = [
      {
        reference: orderReference(tradeId),
        cents: 500_000n,
        reason: '901',
        changes: { directClearerUserId: '8990000001' },
      },
      { reference: 'SUB-1', cents: 2_500n, reason: '905' },
    ];
    await importReturns(portal.deps, STAFF, { fileName: 'returns.txt', bytes: returnFile(items) });
    const page: ReturnedPage = (await finance.get('/office/money/returns')).json().data;
    expect(page.rows).toMatchObject([
      { place: 2, reason: '905', reference: 'SUB-1', amount: 25, order: null, outcome: 'unmatched' },
      { place: 1, reason: '901', amount: 5_000, order: { id: tradeId }, outcome: 'recorded' },
    ]);
    expect((await files()).rows).toMatchObject([{ returned: 1 }]);
  });

  it('are visible to compliance, who makes no file, and to no representative', async () => {
    const compliance = await enterOffice(portal, { role: 'compliance' });
    const representative = await enterOffice(portal, { role: 'representative' });
    expect((await compliance.get('/office/money/debits')).statusCode).toBe(200);
    expect((await make(0, 0, compliance)).json().code).toBe('NOT_PERMITTED');
    expect((await representative.get('/office/money/debits')).json().code).toBe('NOT_PERMITTED');
    expect((await finance.post('/office/money/debits/files/none/print')).json().code).toBe('NOT_FOUND');
  });
});
