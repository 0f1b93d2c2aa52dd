import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transact } from '../db/transact.ts';
import { openTestPortal, type TestPortal } from '../testing/open-test-portal.ts';
import { registerPerson } from '../testing/people.ts';
import { appendAudit } from './audit.store.ts';
import { findAuditBreak } from './audit-chain.store.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

describe('the audit log', () => {
  it('chains every row to the one before, also when many are written at once', async () => {
    await registerPerson(portal);
    const entry = {
      actor: 'system',
      action: 'test',
      target: 'none',
      investorId: null,
      detail: { b: 1, a: { d: [1, 'x'], c: null } },
    };
    await Promise.all(
      Array.from({ length: 20 }, () =>
        transact(portal.db, (trx) => appendAudit(trx, portal.deps.clock.now(), entry)),
      ),
    );
    expect(await findAuditBreak(portal.db)).toBeNull();
  });

  it('stays whole when transactions between its rows are rolled back', async () => {
    const entry = { actor: 'system', action: 'test', target: 'none', investorId: null };
    const at = portal.deps.clock.now();
    await Promise.allSettled(
      Array.from({ length: 12 }, (_, index) =>
        transact(portal.db, async (trx) => {
          await appendAudit(trx, at, entry);
          if (index % 3 === 0) {
            throw new Error('rolled back');
          }
        }),
      ),
    );
    expect(await findAuditBreak(portal.db)).toBeNull();
  });

  it('refuses to change, delete or empty', async () => {
    await expect(sql`truncate audit_log`.execute(portal.db)).rejects.toThrow('append-only');
    await expect(sql`update audit_log set actor = 'somebody else'`.execute(portal.db)).rejects.toThrow(
      'append-only',
    );
    await expect(sql`delete from audit_log`.execute(portal.db)).rejects.toThrow('append-only');
  });
});
