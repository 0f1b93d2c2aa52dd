import type { Deps } from '../../deps.ts';
import { listArchives } from '../archive/list-archives.ts';
import { readArchive } from '../archive/read-archive.ts';
import { type AuditBatch, hashOfBatch } from '../audit-batch.ts';
import { findAuditLeaf, listAuditBatches, listAuditLeaves } from '../audit-chain.store.ts';
import { auditKeyOf } from '../audit-key.ts';
import type { StoredAuditRow } from '../audit-row-columns.ts';
import { type MerkleStep, pathOf } from '../merkle-tree.ts';
import { textOfRow } from '../text-of-row.ts';

/** A batch as published: nothing about its rows can be read from it. */
export type PublishedBatch = Omit<AuditBatch, 'number' | 'madeAt'> & {
  number: string;
  madeAt: string;
  hash: string;
  /** Ed25519, base64. */
  publicKey: string;
};

/** What proves to an outsider that one row is in a published batch, revealing no other row. */
export type AuditProof = {
  /** The whole row: number, time, actor, action, target, investor, detail as JSON. */
  row: string[];
  /** The row's code, which was hashed with it. */
  mac: string;
  /** Neighbours from the row's leaf to the root. */
  path: MerkleStep[];
  batch: PublishedBatch;
};

/** The proof of one row; null when there is no such row in any batch. A row of a closed year is looked for in its file. */
export async function proveRow(
  deps: Pick<Deps, 'db' | 'secrets' | 'files'>,
  seq: bigint,
): Promise<AuditProof | null> {
  const place = await findAuditLeaf(deps.db, seq);
  const [batch] = place === undefined ? [] : await listAuditBatches(deps.db, place.batch - 1n);
  if (place === undefined || batch === undefined) {
    return null;
  }
  const leaves = await listAuditLeaves(deps.db, batch.number, batch.number);
  const row = leaves[place.index]?.rows[0] ?? (await findArchived(deps, seq, batch.number));
  return row === null
    ? null
    : {
        row: JSON.parse(textOfRow(row)),
        mac: row.mac ?? '',
        path: pathOf(
          leaves.map(({ hash }) => hash),
          place.index,
        ),
        batch: await publishedBatch(deps, batch),
      };
}

async function findArchived(
  deps: Pick<Deps, 'db' | 'files'>,
  seq: bigint,
  batch: bigint,
): Promise<StoredAuditRow | null> {
  for (const archive of await listArchives(deps.db)) {
    if (batch <= archive.throughBatch) {
      for await (const row of readArchive(deps, archive)) {
        if (row.seq === seq) {
          return row;
        }
      }
    }
  }
  return null;
}

/** All batches from this one on, oldest first. */
export async function* publishedBatches(
  deps: Pick<Deps, 'db' | 'secrets'>,
  first: bigint,
): AsyncGenerator<PublishedBatch, undefined> {
  let page = await listAuditBatches(deps.db, first - 1n);
  while (page.length > 0) {
    for (const batch of page) {
      yield await publishedBatch(deps, batch);
    }
    page = await listAuditBatches(deps.db, page.at(-1)?.number ?? 0n);
  }
}

async function publishedBatch(
  { secrets }: Pick<Deps, 'secrets'>,
  batch: AuditBatch,
): Promise<PublishedBatch> {
  const { publicKey } = auditKeyOf(await secrets.keys.byId(batch.keyId));
  return {
    ...batch,
    number: String(batch.number),
    madeAt: batch.madeAt.toISOString(),
    hash: hashOfBatch(batch),
    publicKey,
  };
}
