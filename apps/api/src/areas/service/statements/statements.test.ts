import { orderReference } from '@portal/domain/order/trades/order-reference';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { placeOrder, submittedOrder } from '../../../testing/orders.ts';
import { type Person, registerPerson } from '../../../testing/people.ts';
import { readWithPoppler } from '../../../testing/read-with-poppler.ts';
import { verifyDocument } from '../../agreement/signing/seal/verify-document.ts';
import { linkToStatement } from './link-to-statement.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

const DAY_MS = 24 * 60 * 60_000;

const ask = async (person: Person, format: string, language = 'en') =>
  (await person.get(`/user/statement/${format}`, { 'accept-language': language })).json().data;

const download = ({ url }: { url: string }) =>
  portal.app.inject({ method: 'GET', url: url.replace('http://portal.test', '') });

async function countOf(person: Person): Promise<number> {
  const rows = await portal.db
    .selectFrom('statements')
    .select('file_id')
    .where('investor_id', '=', person.user.id)
    .execute();
  return rows.length;
}

describe('a statement of orders', () => {
  it('is a PDF that says what was ordered, sealed by the dealer', async () => {
    const { ada } = await submittedOrder(portal);
    const { url, title } = await ask(ada, 'pdf');
    expect(title).toBe('Statement of your orders');
    const file = await download({ url });
    expect(file.headers['content-disposition']).toMatch(/Statement of your orders \d{4}-\d{2}-\d{2}\.pdf/);
    expect(await verifyDocument(portal.deps, file.rawPayload)).toMatchObject({ outcome: 'unchanged' });
    const text = readWithPoppler('pdftotext', file.rawPayload);
    expect(text).toContain('Maple Street Homes');
    expect(text).toContain('$5,000.00');
    expect(text).toContain('Not yet valued');
    expect(text).not.toContain('documentsStatement');
  });

  it('is a file for the spreadsheets of its language', async () => {
    const { ada } = await submittedOrder(portal);
    const file = await download(await ask(ada, 'csv', 'fr'));
    expect(file.headers['content-type']).toContain('text/csv');
    expect(file.headers['content-disposition']).toContain('attachment');
    const [names = '', order = '', end] = file.payload.split('\r\n');
    expect(names.startsWith('\uFEFFRéférence;Placement;Type de placement')).toBe(true);
    expect(order).toContain(';50;5000,00;Pas encore évalué;0,00;0,00;0,00');
    expect(end).toBe('');
    const english = await download(await ask(ada, 'csv'));
    expect(english.payload).toContain(',50,5000.00,Not yet valued,0.00,0.00,0.00');
  });

  it('has cancelled orders, too, in both formats', async () => {
    const { ada, tradeId } = await submittedOrder(portal);
    await ada.get(`/user/trade/archive/${tradeId}`);
    const reference = orderReference(tradeId);
    const sheet = await download(await ask(ada, 'csv'));
    expect(sheet.payload.split('\r\n')[1]).toContain(reference);
    const paper = await download(await ask(ada, 'pdf'));
    expect(readWithPoppler('pdftotext', paper.rawPayload)).toContain(reference);
  });

  it('is written once for the same content and day', async () => {
    const { ada, dealId } = await submittedOrder(portal);
    const first = await ask(ada, 'pdf');
    await ask(ada, 'pdf');
    expect(await countOf(ada)).toBe(1);
    await ask(ada, 'pdf', 'fr');
    await ask(ada, 'csv');
    expect(await countOf(ada)).toBe(3);
    await placeOrder(ada, dealId, 20);
    await ask(ada, 'csv');
    expect(await countOf(ada)).toBe(4);
    portal.advance(DAY_MS);
    // The session has ended by then; a new one would say the same.
    await linkToStatement(portal.deps, ada.user.id, 'csv', 'en');
    expect(await countOf(ada)).toBe(5);
    expect((await download(first)).statusCode).toBe(404);
  });

  it('says so if nothing was ordered, and knows only two formats', async () => {
    const eve = await registerPerson(portal);
    const file = await download(await ask(eve, 'pdf'));
    expect(readWithPoppler('pdftotext', file.rawPayload)).toContain('You have placed no order.');
    expect((await eve.get('/user/statement/xlsx')).json().code).toBe('VALIDATION');
  });

  it('is recorded in the audit log', async () => {
    const { ada } = await submittedOrder(portal);
    await ask(ada, 'csv');
    const row = await portal.db
      .selectFrom('audit_log')
      .select('action')
      .where('investor_id', '=', ada.user.id)
      .where('action', '=', 'statement.made')
      .execute();
    expect(row).toHaveLength(1);
  });
});
