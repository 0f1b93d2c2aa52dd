import type { ApprovalPage, ApprovalPart } from '@portal/domain/desk/approvals/office-approvals.wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transact } from '../../../platform/db/transact.ts';
import { type Colleague, enterOffice } from '../../../testing/colleagues.ts';
import { orderOnDesk } from '../../../testing/desk.ts';
import { submitWritten, writeDeal } from '../../../testing/office-deals.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { endOrder, fundedOrder, readMoneyProposal } from '../../../testing/order-money.ts';
import { proposeApprovalOf } from '../../../testing/propose-approval.ts';
import { propose } from '../../firm/proposals/propose.ts';

const DAY_MS = 86_400_000;

let portal: TestPortal;
const people = new Map<string, Colleague>();
beforeAll(async () => {
  portal = await openTestPortal();
  for (const role of ['compliance', 'deals', 'finance'] as const) {
    people.set(`${role} 1`, await enterOffice(portal, { role }));
    people.set(`${role} 2`, await enterOffice(portal, { role }));
  }
});
afterAll(() => portal.close());

function who(name: string): Colleague {
  const found = people.get(name);
  if (found === undefined) {
    throw new Error(`nobody is ${name}`);
  }
  return found;
}
async function read(person: Colleague, part: ApprovalPart, after?: string): Promise<ApprovalPage> {
  const query = new URLSearchParams({ part, ...(after === undefined ? {} : { after }) });
  return (await person.get(`/office/approvals?${query}`)).json().data;
}
const about = async (person: Colleague, part: ApprovalPart, targetId: string) =>
  (await read(person, part)).rows.find((row) => row.targetId === targetId);

describe('what is waiting for a second person', () => {
  it('shows a refund to another person of finance, and to its maker as waiting for others', async () => {
    const order = await fundedOrder(portal);
    await endOrder(portal, order);
    const body = { inTrust: 5_000, amount: 5_000, reason: 'The offering ended.' };
    await who('finance 1').post(`/office/orders/${order.tradeId}/refund`, body);
    const row = await about(who('finance 2'), 'for-you', order.tradeId);
    expect(row).toMatchObject({
      kind: 'refund-money',
      amount: 5_000,
      maker: 'Maude Lafleur',
      isOwn: false,
      order: { investor: 'Ada Tremblay' },
      submittedAt: '2026-11-18T15:00:00.000Z',
      expiresAt: '2026-12-18T15:00:00.000Z',
    });
    expect(row?.deal).not.toBe('');
    expect(await about(who('finance 1'), 'for-you', order.tradeId)).toBeUndefined();
    // The other person in finance, and the two of compliance.
    expect(await about(who('finance 1'), 'for-others', order.tradeId)).toMatchObject({
      isOwn: true,
      approvers: { count: 3 },
    });
    const { proposalId, hash } = await readMoneyProposal(who('finance 2'), order.tradeId);
    await who('finance 2').post(`/office/orders/${order.tradeId}/refund/approve`, { proposalId, hash });
    expect(await about(who('finance 1'), 'for-others', order.tradeId)).toBeUndefined();
  });

  it('shows a deal to somebody who may publish it, not to its author, nor to finance', async () => {
    const dealId = await writeDeal(who('deals 1'));
    await submitWritten(who('deals 1'), dealId);
    for (const other of ['deals 2', 'compliance 1']) {
      expect(await about(who(other), 'for-you', dealId)).toMatchObject({ kind: 'publish-deal', order: null });
    }
    expect((await about(who('deals 2'), 'for-you', dealId))?.deal).not.toBe('');
    expect(await about(who('deals 1'), 'for-you', dealId)).toBeUndefined();
    const seen = [
      ...(await read(who('finance 1'), 'for-you')).rows,
      ...(await read(who('finance 1'), 'for-others')).rows,
    ];
    expect(seen.map(({ kind }) => kind).filter((kind) => !kind.endsWith('-money'))).toEqual([]);
  });

  it('shows its editor that it is waiting for others', async () => {
    const target = 'memorandum:edited';
    await transact(portal.db, (trx) =>
      propose(trx, portal.deps, actorOf(who('deals 1')), {
        kind: 'publish-memorandum',
        target,
        targetVersion: 0,
        payload: {},
        preparers: [who('deals 2').id],
      }),
    );
    expect(await about(who('deals 2'), 'for-you', 'edited')).toBeUndefined();
    expect(await about(who('deals 2'), 'for-others', 'edited')).toMatchObject({
      isOwn: false,
      hasWorkedOnIt: true,
      approvers: { count: 2 },
    });
  });

  it('shows a representative their own clients’ orders alone', async () => {
    const [own, other] = [
      await orderOnDesk(portal, { status: 'inReview', representativeId: 'rep-04' }),
      await orderOnDesk(portal, { status: 'inReview', representativeId: 'rep-05' }),
    ];
    const representative = await enterOffice(portal, {
      role: 'representative',
      representativeId: 'rep-04',
    });
    await proposeApprovalOf(representative, own.id);
    await proposeApprovalOf(who('compliance 1'), other.id);
    const { rows, counts } = await read(representative, 'for-others');
    expect([rows.map(({ targetId }) => targetId), counts['for-you'].value]).toEqual([[own.id], 0]);
    expect(await about(who('compliance 2'), 'for-you', own.id)).toMatchObject({ kind: 'approve-order' });
  });

  it('leaves out what nobody may approve any longer', async () => {
    const dealId = await writeDeal(who('deals 1'));
    await submitWritten(who('deals 1'), dealId);
    await portal.db
      .updateTable('proposals')
      .set({ expires_at: portal.deps.clock.now() })
      .where('target', '=', `deal:${dealId}`)
      .execute();
    expect(await about(who('deals 2'), 'for-you', dealId)).toBeUndefined();
  });

  it('shows an administrator nothing of deals, orders and money', async () => {
    const administrator = await enterOffice(portal, { role: 'administrator' });
    expect((await read(administrator, 'for-you')).rows).toEqual([]);
    expect((await read(administrator, 'for-others')).rows).toEqual([]);
  });

  it('refuses an unknown part, an unknown filter, and a cursor no page gave', async () => {
    for (const query of ['part=all', 'kind=publish-deal', 'after=x', `after=${btoa('["x","y"]')}`]) {
      expect((await who('deals 1').get(`/office/approvals?${query}`)).statusCode, query).toBe(400);
    }
  });
});

function actorOf({ id: staffId }: Colleague) {
  return {
    kind: 'staff',
    staffId,
    name: 'Maude Lafleur',
    roles: ['deals'],
    representativeId: null,
    via: 'office',
  } as const;
}

describe('an office of one', () => {
  it('is told that nobody else may approve, and sees a long list in pages of 50', async () => {
    const small = await openTestPortal();
    const maker = await enterOffice(small, { role: 'deals' });
    const helper = await enterOffice(small, { role: 'deals' });
    for (let number = 0; number < 120; number += 1) {
      small.setTime(new Date(Date.parse('2026-11-18T15:00:00Z') + (number % 40)));
      await transact(small.db, (trx) =>
        propose(trx, small.deps, actorOf(maker), {
          kind: 'publish-deal',
          target: `deal:${number}`,
          targetVersion: 0,
          payload: {},
          preparers: [],
        }),
      );
    }
    expect((await read(maker, 'for-others')).alone).toEqual([]);
    await small.db
      .updateTable('staff')
      .set({ ended_at: new Date(small.deps.clock.now().getTime() - DAY_MS) })
      .where('id', '=', helper.id)
      .execute();
    const first = await read(maker, 'for-others');
    expect(first.alone).toEqual(['publish-deal', 'reopen-deal', 'publish-memorandum']);
    expect(first.rows.map(({ approvers }) => approvers.count)).toEqual(Array.from({ length: 50 }, () => 0));
    expect(first.counts).toEqual({
      'for-you': { value: 0, isCapped: false },
      'for-others': { value: 120, isCapped: false },
    });
    const second = await read(maker, 'for-others', first.next ?? '');
    const third = await read(maker, 'for-others', second.next ?? '');
    const seen = [first, second, third].flatMap(({ rows }) => rows.map(({ targetId }) => targetId));
    expect([seen.length, new Set(seen).size, third.next]).toEqual([120, 120, null]);
    await small.close();
  });
});
