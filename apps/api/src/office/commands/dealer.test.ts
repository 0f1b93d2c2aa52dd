import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enterOffice } from '../../testing/colleagues.ts';
import { officeCommand } from '../../testing/office-command.ts';
import { openTestPortal, type TestPortal } from '../../testing/open-test-portal.ts';
import { readTrade, submittedOrder } from '../../testing/orders.ts';
import { matchIdentityOf } from '../../testing/propose-approval.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

const ALONE = ['--emergency', '--reason', 'Nobody else is in.'];
const run = (...argv: string[]) => officeCommand(portal.deps, argv);

describe("the dealer's command line", () => {
  it('lists, shows, reviews, funds and approves an order', async () => {
    const { ada, tradeId } = await submittedOrder(portal);
    expect((await run('queue')).lines.find((line) => line.startsWith(tradeId))).toContain('| submitted |');
    expect((await run('show', tradeId.slice(0, 8))).lines).toContain('Investor   Ada Tremblay');
    expect(await run('review', tradeId)).toEqual({ ok: true, lines: [`In review: ${tradeId}`] });
    expect(
      (await run('payment', 'received', tradeId, '--amount', '5,000.00', '--reference', 'wire 1')).lines[1],
    ).toBe('In trust for this order: $5,000.00 of $5,000.00');
    const again = await run('payment', 'received', tradeId, '--reference', 'wire 1');
    expect(again.lines.slice(1)).toEqual([
      'In trust for this order: $5,000.00 of $5,000.00',
      expect.stringContaining('Look into this'),
    ]);
    await matchIdentityOf(await enterOffice(portal, { role: 'compliance' }), tradeId);
    expect((await run('approve', tradeId, ...ALONE)).ok).toBe(true);
    expect(await readTrade(ada, tradeId)).toMatchObject({ status: 4, nextAction: 'none-approved' });
  });

  it('takes a payment after a returned one for a new one, and each once, without a reference', async () => {
    const { ada, tradeId } = await submittedOrder(portal);
    for (const isPaid of [true, false, true, false]) {
      const command = isPaid ? 'receive' : 'returned';
      portal.advance(1_000);
      const first = await run('payments', command, tradeId);
      expect(first.lines[0]).toMatch(/^Recorded/);
      const again = await run('payments', command, tradeId);
      expect(again.lines[0]).toContain('recorded before');
      expect(again.lines[1]).toBe(first.lines[1]);
      expect((await readTrade(ada, tradeId)).money.inTrust).toBe(isPaid ? 5_000 : 0);
    }
  });

  it.each([
    ['order', ['show', '00000000-0000'], 'There is no order 00000000-0000.'],
    ['account', ['account', 'reset-two-factor', 'nobody@x.ca'], 'There is no account of nobody@x.ca.'],
    ['job', ['jobs', 'retry', 'nothing'], 'There is no job nothing that was given up.'],
    [
      'flag',
      ['payments', 'clear', 'ffffffff', '--reason', 'x'],
      'nothing to look at with the number ffffffff.',
    ],
  ])('says in one line that there is no such %s', async (_thing, argv, sentence) => {
    expect(await run(...argv)).toEqual({ ok: false, lines: [expect.stringContaining(sentence)] });
  });

  it('takes the rest after a partial payment for a separate payment', async () => {
    const { tradeId } = await submittedOrder(portal);
    const receive = (...more: string[]) => run('payments', 'receive', tradeId, ...more);
    await receive('--amount', '5.00', '--reference', 'wire 7');
    expect((await receive('--amount', '4995.00', '--reference', 'wire 8')).lines[1]).toBe(
      'In trust for this order: $5,000.00 of $5,000.00',
    );
  });

  it.each([
    [
      'a part of the total without a reference',
      ['payment', 'received', 'ORDER', '--amount', '5.00'],
      'by its --reference at the bank',
    ],
    ['no command', [], "There is no command ''."],
    ['no order', ['approve'], 'Name an order'],
    ['an unknown option', ['queue', '--all'], "Unknown option '--all'"],
    [
      'an amount that is none',
      ['payment', 'received', 'ORDER', '--amount', 'five'],
      "'five' is not an amount",
    ],
    [
      'an amount written in French',
      ['payment', 'received', 'ORDER', '--amount', '5 000,00'],
      "'5 000,00' is not an amount",
    ],
    [
      'an amount in powers of ten',
      ['payment', 'received', 'ORDER', '--amount', '5e3'],
      "'5e3' is not an amount",
    ],
    [
      'an amount beyond all money',
      ['payment', 'received', 'ORDER', '--amount', '99999999999999999'],
      'more than the journal takes',
    ],
  ])('tells what is wrong with %s, and how it is used', async (_case, argv, sentence) => {
    const { tradeId } = await submittedOrder(portal);
    const result = await run(...argv.map((word) => (word === 'ORDER' ? tradeId : word)));
    expect(result.ok).toBe(false);
    expect(result.lines.join('\n')).toContain(sentence);
    expect(result.lines.join('\n')).toContain('npm run dealer -- queue');
  });

  it('needs a reason to return or decline, and says the state when it cannot', async () => {
    const { tradeId } = await submittedOrder(portal);
    await run('review', tradeId);
    expect((await run('decline', tradeId)).lines[0]).toContain('Write a reason');
    expect((await run('decline', tradeId, '--reason', 'x'.repeat(1_001))).lines[0]).toContain('too long');
    expect((await run('return', tradeId, '--reason', 'The card is cut off.')).ok).toBe(true);
    expect((await run('approve', tradeId, ...ALONE)).lines).toContain('The order is: changesAsked');
  });
});
