import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEBIT_FIELDS, readFields } from '@portal/domain/money/payments/debit-file-layout';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { jobHandlers } from '../../../main/fold-areas.ts';
import { runDealerCommand } from '../../../office/commands/run-dealer-command.ts';
import { requestMail } from '../../../platform/mail/request-mail.ts';
import { addressFor } from '../../../testing/office-command.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { submittedOrder } from '../../../testing/orders.ts';
import { approvedDebit } from '../../../testing/payments.ts';
import { readWithPoppler } from '../../../testing/read-with-poppler.ts';
import {
  editFolder,
  giveOwnFolder,
  proposeOtherAccount,
  redirect,
  startAnother,
} from '../../../testing/trustee.ts';

let portal: TestPortal;
beforeEach(async () => {
  portal = await openTestPortal();
});
afterEach(() => portal.close());

const ACCOUNT = '4510027';
const NAME = 'Cedar Narrows Trust Company';

/** A server that started after somebody rewrote everything about the trustee and nobody approved it. */
async function startAfterEdit(): Promise<TestPortal> {
  const folder = giveOwnFolder(portal);
  redirect(folder);
  editFolder(folder, 'brand.json', '"email": "deposits@', '"email": "thief@');
  editFolder(folder, 'brand.json', '"longName": "', '"longName": "X');
  for (const text of ['"trustee": "', '"trusteeBeneficiary": "', '"trusteeBank": "', '"trusteeAddress": "']) {
    editFolder(folder, 'en.json', text, `${text}Elsewhere `);
  }
  return startAnother(portal, folder);
}

async function payeeOn(
  server: TestPortal,
  { tradeId, accessToken }: { tradeId: string; accessToken: string },
) {
  const headers = { authorization: `Bearer ${accessToken}` };
  return (await server.app.inject({ url: `/api/user/trade/${tradeId}`, headers })).json().data.payee;
}

async function returnAccountOf(server: TestPortal): Promise<string | undefined> {
  const path = join(portal.deps.config.dataDir, `debits-${Math.random()}.txt`);
  const argv = ['payments', 'export', '--output', path, '--as', await addressFor(server.deps, ['payments'])];
  await runDealerCommand(server.deps, argv);
  const [, detail = ''] = readFileSync(path, 'latin1').split('\r\n');
  return readFields(DEBIT_FIELDS, detail.slice(24, 264)).returnAccount?.trim();
}

describe('the trust account, after somebody edited the dealer’s folder and started a server', () => {
  it('is the old one in the wizard and on an order’s page', async () => {
    const { ada, tradeId } = await submittedOrder(portal);
    const order = { tradeId, accessToken: ada.accessToken };
    const before = await payeeOn(portal, order);
    expect(before).toMatchObject({ account: ACCOUNT, name: NAME });
    expect(await payeeOn(await startAfterEdit(), order)).toEqual(before);
  });

  it('is the old one in debit files', async () => {
    await approvedDebit(portal);
    expect(await returnAccountOf(await startAfterEdit())).toBe(ACCOUNT);
  });

  it('is the old one in the mail about a received order', async () => {
    const { ada, tradeId } = await submittedOrder(portal);
    const server = await startAfterEdit();
    await portal.forgetJobs();
    await requestMail(portal.db, server.deps, {
      template: 'order-received',
      investorId: ada.user.id,
      tradeId,
    });
    const [job] = await portal.waitingJobs();
    await jobHandlers(server.deps)['send-mail'](JSON.parse(job?.payload ?? ''));
    const [received] = portal.mails;
    expect(received?.text.replace(/\s+/g, ' ')).toContain(`to the trustee, ${NAME}, with`);
  });

  it('is the old one in the statement of orders', async () => {
    const { ada } = await submittedOrder(portal);
    const server = await startAfterEdit();
    const headers = { authorization: `Bearer ${ada.accessToken}` };
    const made = await server.app.inject({ url: '/api/user/statement/pdf', headers });
    const url = String(made.json().data.url).replace('http://portal.test', '');
    const text = readWithPoppler('pdftotext', (await server.app.inject(url)).rawPayload);
    expect(text.replace(/\s+/g, ' ')).toContain(`Held in trust by ${NAME}`);
  });

  it('changes at once on a server that started before a second person approved', async () => {
    await approvedDebit(portal);
    const { account, checker, proposal } = await proposeOtherAccount(portal);
    const earlier = await startAnother(portal, join(portal.deps.config.dataDir, 'brand'));
    expect(await returnAccountOf(portal)).toBe(ACCOUNT);
    await approvedDebit(portal);
    const { proposalId, hash } = proposal;
    const reply = await checker.post('/office/dealer/trustee/approve', {
      proposalId,
      hash,
      account,
    });
    expect(reply.statusCode).toBe(200);
    expect(await returnAccountOf(earlier)).toBe(account);
  });
});
