import type { UnappliedMoney, UnappliedPage } from '@portal/domain/money/bank/lines/office-unapplied.wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Colleague, enterOffice } from '../../../../testing/colleagues.ts';
import { openTestPortal, type TestPortal } from '../../../../testing/open-test-portal.ts';
import { keep, LINE_DAY, linesOf, unappliedOf } from '../../../../testing/unapplied.ts';

const ASKED = { amount: 25, day: LINE_DAY, reason: 'The bank asked for it' };

let portal: TestPortal;
let maker: Colleague;
let checker: Colleague;
beforeAll(async () => {
  portal = await openTestPortal();
  maker = await enterOffice(portal, { role: 'finance' });
  checker = await enterOffice(portal, { role: 'finance' });
});
afterAll(() => portal.close());

const at = (id: string, move = '') => `/office/money/unapplied/${id}/send-back${move}`;
const codeOf = async (reply: ReturnType<Colleague['post']>) => (await reply).json().code ?? 'done';
async function shown(who: Colleague, id: string): Promise<UnappliedMoney> {
  const { rows } = (await who.get('/office/money/unapplied')).json<{ data: UnappliedPage }>().data;
  const found = rows.find((row) => row.id === id);
  if (found === undefined) {
    throw new Error(`${id} is not shown`);
  }
  return found;
}
async function seenBy(who: Colleague, id: string): Promise<{ proposalId: string; hash: string }> {
  const { proposal } = await shown(who, id);
  return { proposalId: proposal?.proposalId ?? '', hash: proposal?.hash ?? '' };
}
const sentOf = async (id: string) =>
  (await portal.db.selectFrom('unapplied_uses').select('kind').where('unapplied_id', '=', id).execute())
    .length;
const auditOf = async (action: string, target: string) =>
  portal.db
    .selectFrom('audit_log')
    .select(['actor', 'detail'])
    .where('action', '=', action)
    .where('target', '=', target)
    .execute();

describe('unapplied money that goes back', () => {
  it('is proposed by one person and recorded when another approves it, who finds it in their queue', async () => {
    const { id, lineId } = await unappliedOf(portal, 25);
    expect(await codeOf(maker.post(at(id), ASKED))).toBe('done');
    expect([await sentOf(id), (await shown(maker, id)).moves]).toEqual([0, ['withdraw']]);
    expect(await codeOf(maker.post(at(id), ASKED))).toBe('PROPOSAL_OPEN');
    expect(await codeOf(maker.post(at(id, '/approve'), await seenBy(maker, id)))).toBe('OWN_WORK');
    const waiting = (await checker.get('/office/approvals')).json().data.rows;
    expect(waiting).toEqual(
      expect.arrayContaining([expect.objectContaining({ kind: 'send-back', targetId: id, amount: 25 })]),
    );
    expect((await shown(checker, id)).moves).toEqual(['approve', 'return']);
    expect(await codeOf(checker.post(at(id, '/approve'), await seenBy(checker, id)))).toBe('done');
    expect(await shown(checker, id)).toMatchObject({
      left: 0,
      proposal: null,
      uses: [{ kind: 'sent-back' }],
    });
    expect(await auditOf('unapplied.sent-back', `bank-line:${lineId}`)).toMatchObject([
      { actor: `staff:${checker.id}`, detail: { proposedBy: 'Maude Lafleur', amountCents: '2500' } },
    ]);
  });

  it('cannot be approved by anybody who undid a match of its line, or kept it', async () => {
    const [lineId = ''] = await linesOf(portal, ['WIRE', 25]);
    const first = await keep(portal, lineId);
    expect(await codeOf(checker.post(`/office/money/matches/${first}/undo`, { reason: 'Wrong' }))).toBe(
      'done',
    );
    const id = await keep(portal, lineId);
    expect(await codeOf(maker.post(at(id), ASKED)), 'nobody but who undid it').toBe('NOBODY_TO_APPROVE');
    const third = await enterOffice(portal, { role: 'finance' });
    expect(await codeOf(maker.post(at(id), ASKED))).toBe('done');
    expect(await shown(checker, id)).toMatchObject({ moves: [], proposal: { workedOnIt: true } });
    const seen = await seenBy(checker, id);
    expect(await codeOf(checker.post(at(id, '/approve'), seen))).toBe('OWN_WORK');
    expect(await codeOf(third.post(at(id, '/approve'), seen))).toBe('done');
    await portal.db.updateTable('staff').set({ ended_at: new Date() }).where('id', '=', third.id).execute();
  });

  it('is over where the money has changed, and where it is no longer kept', async () => {
    const { id } = await unappliedOf(portal, 60);
    await maker.post(at(id), ASKED);
    const seen = await seenBy(checker, id);
    await portal.db.updateTable('unapplied_money').set({ cents: 5_900n }).where('id', '=', id).execute();
    expect(await codeOf(checker.post(at(id, '/approve'), seen))).toBe('CHANGED_MEANWHILE');
    expect((await shown(maker, id)).proposal).toMatchObject({
      state: 'stale',
      staleBecause: 'amount-changed',
    });
    const kept = await unappliedOf(portal, 60);
    await maker.post(at(kept.id), ASKED);
    const open = await seenBy(checker, kept.id);
    await checker.post(`/office/money/matches/${kept.id}/undo`, { reason: 'Its order is known' });
    expect(await auditOf('unapplied.send-back-ended', `unapplied:${kept.id}`)).toHaveLength(1);
    expect(await codeOf(checker.post(at(kept.id, '/approve'), open))).toBe('NOT_FOUND');
  });

  it.each(['withdraw', 'return'] as const)(
    'is not sent where somebody chose to %s, on record',
    async (end) => {
      const { id } = await unappliedOf(portal, 25);
      await maker.post(at(id), ASKED);
      const { proposalId } = await seenBy(maker, id);
      const who = end === 'withdraw' ? maker : checker;
      const body = end === 'withdraw' ? { proposalId } : { proposalId, reason: 'Ask the bank.' };
      expect(await codeOf(who.post(at(id, `/${end}`), body))).toBe('done');
      expect([await sentOf(id), (await shown(maker, id)).proposal?.state]).toEqual([
        0,
        end === 'withdraw' ? 'withdrawn' : 'returned',
      ]);
      const action = end === 'withdraw' ? 'unapplied.send-back-withdrawn' : 'unapplied.send-back-returned';
      expect(await auditOf(action, `unapplied:${id}`)).toHaveLength(1);
    },
  );

  it('leaves by no journal row that two people did not agree on', async () => {
    const { id } = await unappliedOf(portal, 25);
    const { journal_id: event } = await portal.db
      .selectFrom('unapplied_money')
      .select('journal_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await expect(
      portal.db
        .insertInto('money_journal')
        .values({
          id: portal.deps.newId(),
          source: 'dealer',
          event_id: portal.deps.newId(),
          kind: 'returned',
          investor_id: null,
          trade_id: null,
          order_ref: null,
          reference: null,
          amount_cents: 2_500n,
          debit_account: 'unapplied',
          credit_account: 'refunds-payable',
          value_at: new Date(),
          recorded_at: new Date(),
          order_was_closed: false,
          facts: JSON.stringify({ event }),
        })
        .execute(),
    ).rejects.toThrow('This takes two persons');
  });
});
