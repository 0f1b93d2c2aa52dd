import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordBounces } from '../../../../platform/mail/record-bounces.ts';
import { openTestPortal, TEST_TIME, type TestPortal } from '../../../../testing/open-test-portal.ts';
import { submittedOrder } from '../../../../testing/orders.ts';
import { sendCancellationNotice } from './send-cancellation-notice.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

const ISSUER = 'info@maple.example';

async function send(investorId: string, tradeId: string) {
  const before = portal.mails.length;
  await sendCancellationNotice(portal.deps, {
    to: 'issuer',
    investorId,
    tradeId,
    signedAt: TEST_TIME.toISOString(),
    noticeAt: TEST_TIME.toISOString(),
    rightEndsAt: '2026-11-21T05:00:00.000Z',
    timeZone: 'America/Toronto',
    money: 'nothingOwed',
    mailId: portal.deps.newId(),
  });
  return portal.mails.slice(before).map(({ to }) => to);
}

describe('a notice of cancellation', () => {
  it('has legal effect, so it is sent even where an earlier message bounced', async () => {
    const { ada, tradeId } = await submittedOrder(portal);
    await recordBounces(portal.deps, [
      {
        eventId: 'bounce-1',
        address: ISSUER,
        kind: 'hard',
        messageId: null,
        reason: 'no such mailbox',
        at: TEST_TIME,
      },
    ]);
    expect(await send(ada.user.id, tradeId)).toEqual([ISSUER]);
  });

  it('for an unknown order is neither sent nor retried', async () => {
    const { ada } = await submittedOrder(portal);
    expect(await send(ada.user.id, 'none')).toEqual([]);
  });
});
