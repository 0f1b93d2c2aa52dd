import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Deps } from '../../../../platform/deps.ts';
import { openTestPortal, type TestPortal } from '../../../../testing/open-test-portal.ts';
import { readTrade } from '../../../../testing/orders.ts';
import { type OrderToSign, orderToSign, signThroughCeremony } from '../../../../testing/signing.ts';
import { documentsOf, type Envelope } from '../ceremony/envelope.ts';
import { findEnvelope } from '../ceremony/envelopes.store.ts';
import { removeOldSources } from './remove-old-sources.ts';
import { sealSignedDocuments } from './seal-signed-documents.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(async () => {
  await portal.close();
});

async function ceremonyOf({ person, tradeId }: OrderToSign): Promise<Envelope & { removedAt: Date | null }> {
  const { id, source_removed_at: removedAt } = await portal.db
    .selectFrom('signing_envelopes')
    .select(['id', 'source_removed_at'])
    .where('trade_id', '=', tradeId)
    .executeTakeFirstOrThrow();
  const envelope = await findEnvelope(portal.db, portal.deps.secrets, person.user.id, id);
  if (envelope === undefined) {
    throw new Error('The order has no ceremony');
  }
  return { ...envelope, removedAt };
}

function kindsOfBlocks(envelope: Envelope): string[] {
  return [...new Set(documentsOf(envelope).flatMap(({ blocks }) => blocks.map(({ kind }) => kind)))];
}

async function signed(): Promise<OrderToSign> {
  const order = await orderToSign(portal);
  await signThroughCeremony(portal, order);
  return order;
}

/** The portal with files that do not open. */
function withoutFiles(): Deps {
  const open = () => Promise.reject(new Error('the store is away'));
  return { ...portal.deps, files: { ...portal.deps.files, open } };
}

/** As rows are that were sealed before the words left with the seal. */
async function asBefore(orders: readonly OrderToSign[]): Promise<void> {
  await portal.db
    .updateTable('signing_envelopes')
    .set({ source_removed_at: null })
    .where(
      'trade_id',
      'in',
      orders.map(({ tradeId }) => tradeId),
    )
    .execute();
}

describe('the words of papers', () => {
  it('stay until the seal, and leave with it but for what comparing needs', async () => {
    const order = await signed();
    const before = await ceremonyOf(order);
    expect(kindsOfBlocks(before).length).toBeGreaterThan(1);
    await removeOldSources(portal.deps);
    expect((await ceremonyOf(order)).frozen).toEqual(before.frozen);
    await portal.runJobs();
    const after = await ceremonyOf(order);
    expect(after.removedAt).toEqual(after.sealedAt);
    expect(kindsOfBlocks(after)).toEqual(['table']);
    const digests = (envelope: Envelope) => documentsOf(envelope).map(({ contentSha256 }) => contentSha256);
    expect(digests(after)).toEqual(digests(before));
    expect((await readTrade(order.person, order.tradeId)).signedDocumentList).toHaveLength(3);
  });

  it('stay where a sealed file does not read back, and leave on a night on which it does', async () => {
    const order = await signed();
    await portal.runJobs();
    const sealed = await portal.db
      .selectFrom('files')
      .select(['id', 'sha256'])
      .where('purpose', '=', 'signed-document')
      .where('investor_id', '=', order.person.user.id)
      .executeTakeFirstOrThrow();
    await portal.db
      .updateTable('files')
      .set({ sha256: 'of other bytes' })
      .where('id', '=', sealed.id)
      .execute();
    await asBefore([order]);
    await removeOldSources(portal.deps);
    expect((await ceremonyOf(order)).removedAt).toBeNull();
    await portal.db.updateTable('files').set({ sha256: sealed.sha256 }).where('id', '=', sealed.id).execute();
    await removeOldSources(portal.deps);
    expect((await ceremonyOf(order)).removedAt).not.toBeNull();
  });

  it('stay while the store of files is away: the seal counts, and the night removes them', async () => {
    const order = await signed();
    const { id } = await ceremonyOf(order);
    await sealSignedDocuments(withoutFiles(), order.person.user.id, id);
    const sealed = await ceremonyOf(order);
    expect(sealed.sealedAt).not.toBeNull();
    expect(sealed.removedAt).toBeNull();
    expect(kindsOfBlocks(sealed).length).toBeGreaterThan(1);
    await portal.runJobs();
    await removeOldSources(portal.deps);
    expect(kindsOfBlocks(await ceremonyOf(order))).toEqual(['table']);
  });

  it('are read back while nobody waits for the ceremony', async () => {
    const order = await signed();
    const { id } = await ceremonyOf(order);
    let looks = 0;
    const open: Deps['files']['open'] = async (key) => {
      await sql`select from signing_envelopes where id = ${id} for update nowait`.execute(portal.db);
      looks += 1;
      return portal.deps.files.open(key);
    };
    const looking = { ...portal.deps, files: { ...portal.deps.files, open } };
    await sealSignedDocuments(looking, order.person.user.id, id);
    expect(looks).toBe(3);
    expect((await ceremonyOf(order)).removedAt).not.toBeNull();
  });
});

describe('the night that removes the words of before', () => {
  it('works in portions, each from where the one before ended, and goes on after it was killed', async () => {
    const orders = [await signed(), await signed(), await signed(), await signed(), await signed()];
    await portal.runJobs();
    await asBefore(orders);
    const left = async () =>
      (await Promise.all(orders.map(ceremonyOf))).filter(({ removedAt }) => removedAt === null).length;
    await removeOldSources(portal.deps, { endsAt: 0 });
    expect(await left()).toBe(4);
    const [next, ...others] = await portal.waitingJobs();
    expect(others).toEqual([]);
    expect(next?.name).toBe('remove-old-sources');
    const { after } = JSON.parse(next?.payload ?? '{}');
    let looks = 0;
    const dying = {
      ...portal.deps.clock,
      now: () => {
        looks += 1;
        if (looks >= 2) {
          throw Object.assign(new Error('the server died'), { code: '57P01' });
        }
        return portal.deps.clock.now();
      },
    };
    await expect(removeOldSources({ ...portal.deps, clock: dying }, { after })).rejects.toThrow('died');
    expect(await left()).toBe(3);
    await removeOldSources(portal.deps, { after });
    expect(await left()).toBe(0);
  });
});
