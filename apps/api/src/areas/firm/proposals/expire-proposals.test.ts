import { afterAll, beforeAll, expect, it } from 'vitest';
import { transact } from '../../../platform/db/transact.ts';
import type { Deps } from '../../../platform/deps.ts';
import { actorOf } from '../../../testing/colleagues.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { expireProposals } from './expire-proposals.ts';
import { propose } from './propose.ts';

const YEAR_MS = 365 * 86_400_000;

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
  const maker = await actorOf(portal, 'deals');
  const editor = await actorOf(portal, 'deals');
  await actorOf(portal, 'compliance');
  for (const target of ['deal:1', 'deal:2', 'deal:3']) {
    const proposal = {
      kind: 'publish-deal',
      target,
      targetVersion: 0,
      payload: { name: 'Maple Gate' },
      preparers: [editor.staffId],
    } as const;
    await transact(portal.db, (trx) => propose(trx, portal.deps, maker, proposal));
  }
  portal.advance(YEAR_MS);
});
afterAll(() => portal.close());

async function expired(): Promise<number> {
  const rows = await portal.db.selectFrom('proposals').select('id').where('state', '=', 'expired').execute();
  return rows.length;
}

it('expires each proposal alone: one whose end nobody can take in keeps no other open', async () => {
  let announced = 0;
  const refuses: Deps['reactions']['proposal-expired'][number] = async () => {
    announced += 1;
    if (announced === 1) {
      throw new Error('the deal is locked');
    }
  };
  const reactions = { ...portal.deps.reactions, 'proposal-expired': [refuses] };
  await expect(expireProposals({ ...portal.deps, reactions })).rejects.toThrow('the deal is locked');
  expect(await expired()).toBe(2);
  await expireProposals(portal.deps, { endsAt: 0 });
  expect(await expired()).toBe(3);
  expect(await portal.waitingJobs()).toEqual([]);
});
