// Wide: a queue of the desk, a trust account or an approval that has nothing to show in the demonstration.
import { DESK_QUEUES, type DeskQueue } from '@portal/domain/desk/queues/desk-queues';
import { openLinesSchema } from '@portal/domain/money/bank/lines/office-money.wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enterOffice } from '../../testing/colleagues.ts';
import { readQueue } from '../../testing/desk.ts';
import { openTestPortal, type TestPortal } from '../../testing/open-test-portal.ts';
import { readDays } from '../../testing/trust-days.ts';
import { loadDemoData } from '../load-demo-data.ts';

/**
 * What no morning of the demonstration has: jobs, whose tables are the queue's own and which tests do without; orders of before the law, which
 * a new portal never had; and classes to confirm, since nobody in it is accredited.
 */
const NEVER_THERE: ReadonlySet<DeskQueue> = new Set(['jobs', 'before-the-law', 'class-evidence']);

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
  await loadDemoData(portal.deps);
});
afterAll(() => portal.close());

describe('the demonstration’s trust accounts', () => {
  it('have closed days, and one waiting to be prepared', async () => {
    const finance = await enterOffice(portal, { role: 'finance' });
    const { open, closed } = await readDays(finance);
    expect(closed.map(({ day }) => day)).toEqual(['2026-11-16', '2026-11-13', '2026-11-12']);
    expect(open).toMatchObject([{ day: '2026-11-17', state: 'open', missing: [] }]);
    expect(open[0]?.unexplained).toBeGreaterThan(0);
  });
});

describe('a morning at the demonstration’s desk', () => {
  it.each(DESK_QUEUES.filter((queue) => !NEVER_THERE.has(queue)))(
    'has something in the queue %s',
    async (queue) => {
      const roles = ['compliance', 'finance', 'administrator'] as const;
      const seen = await Promise.all(
        roles.map(async (role) => {
          const colleague = await enterOffice(portal, { role });
          const reply = await colleague.get(`/office/desk/${queue}`);
          return reply.statusCode === 200 ? (await readQueue(colleague, queue)).rows.length : 0;
        }),
      );
      expect(Math.max(...seen)).toBeGreaterThan(0);
    },
  );

  it('has a payment flag to work, and a proposal that waits for compliance', async () => {
    const compliance = await enterOffice(portal, { role: 'compliance' });
    const flags = (await compliance.get('/office/money/flags')).json().data.rows;
    expect(flags).toMatchObject([{ kind: 'overpaid', amount: 250 }]);
    const waiting = (await compliance.get('/office/approvals')).json().data.rows;
    expect(waiting).toMatchObject([{ kind: 'approve-order', maker: 'Amélie Bouchard-Roy' }]);
  });

  it('has a change of a role that waits for another administrator', async () => {
    const administrator = await enterOffice(portal);
    const waiting = (await administrator.get('/office/approvals')).json().data.rows;
    expect(waiting).toMatchObject([
      {
        kind: 'change-role',
        maker: 'Maude Lafleur',
        person: { name: 'Tomas Kovac', toRoles: ['compliance'] },
      },
    ]);
  });

  it('has lines of a bank statement that wait, proposed for several reasons and for none', async () => {
    const colleague = await enterOffice(portal, { role: 'finance' });
    const reply = await colleague.get('/office/money/lines');
    const { lines } = openLinesSchema.parse(reply.json().data);
    const reasons = new Set(lines.map(({ proposals }) => proposals[0]?.why ?? 'none'));
    expect([...reasons].sort()).toEqual(['name-and-amount', 'none', 'reference', 'told-and-reference']);
  });

  it('stays as people leave it when the portal starts again', async () => {
    const count = async () =>
      Number(
        (
          await portal.db
            .selectFrom('audit_log')
            .select(({ fn }) => fn.countAll().as('rows'))
            .executeTakeFirstOrThrow()
        ).rows,
      );
    const before = await count();
    await loadDemoData(portal.deps);
    expect(await count()).toBe(before);
  });
});
