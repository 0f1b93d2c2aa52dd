import type { Deps } from '../../deps.ts';
import { type ArchivedRows, archivedRows } from '../archive/archived-rows.ts';
import { type AuditArchive, textOfArchive } from '../archive/audit-archive.ts';
import { listArchives } from '../archive/list-archives.ts';
import { mergeLinked } from '../archive/merge-linked.ts';
import { ArchiveUnreadable } from '../archive/read-archive.ts';
import { type AuditBatch, hashOfBatch, leafOfRow, textOfBatch } from '../audit-batch.ts';
import {
  type AuditLeaf,
  findAuditHead,
  findRemovedWhileWaiting,
  type LinkedRow,
  listAuditBatches,
  listAuditLeaves,
  listLinkedRows,
  listLooseRows,
} from '../audit-chain.store.ts';
import type { AuditBreak, AuditBreakKind, AuditCheck } from '../audit-check.ts';
import { auditKeyOf } from '../audit-key.ts';
import { chainWaiting } from '../chain-waiting.ts';
import { hashOfLinkedRow } from '../hash-of-linked-row.ts';
import { isOwnRow } from '../is-own-row.ts';
import { rootOf } from '../merkle-tree.ts';

/** A committed row is chained within a second; one waiting longer than this is reported. */
export const CHAINED_WITHIN_SECONDS = 10;

/**
 * Chains what is waiting, then walks the whole log, while rows are being added. Rows missing at the end show because the head, read
 * first, names a hash the walk never meets. Rows of closed years come from their files; one that the database has as well is checked in
 * both. `hear` is called now and then with the number of rows checked; `candidate` is an archive that is not recorded yet.
 */
export async function checkAudit(
  deps: AuditReading,
  hear: (rows: number) => void = () => undefined,
  candidate: AuditArchive | null = null,
): Promise<AuditCheck> {
  await chainWaiting(deps);
  const head = await findAuditHead(deps.db);
  const archives = [...(await listArchives(deps.db)), ...(candidate === null ? [] : [candidate])];
  const files = archivedRows(deps, archives);
  const check = await walkAuditChain(deps, { head, hear, archives, files }).finally(files.close);
  return check.brokenAt === null ? { ...check, brokenAt: await findLooseBreak(deps) } : check;
}

/** What it takes to check the log, with the files of closed years. */
export type AuditReading = Pick<Deps, 'db' | 'clock' | 'secrets' | 'log' | 'files'>;

type Walk = {
  head: string;
  hear: (rows: number) => void;
  archives: readonly AuditArchive[];
  files: ArchivedRows;
};

/** The first row outside the chain that has no business being there. */
async function findLooseBreak({ db, secrets }: Pick<Deps, 'db' | 'secrets'>): Promise<AuditBreak | null> {
  const removed = await findRemovedWhileWaiting(db);
  if (removed !== undefined) {
    return { at: 'row', number: removed.seq, kind: 'removed' };
  }
  let rows = await listLooseRows(db, 0n);
  while (rows.length > 0) {
    for (const row of rows) {
      const isStrange = row.isRefused || !(await isOwnRow(secrets.keys, row));
      const isLate = row.waitedSeconds > CHAINED_WITHIN_SECONDS;
      if (isStrange || !row.isListed || isLate) {
        return {
          at: 'row',
          number: row.seq,
          kind: isStrange ? 'strange' : row.isListed ? 'late' : 'left out',
        };
      }
    }
    rows = await listLooseRows(db, rows.at(-1)?.seq ?? 0n);
  }
  return null;
}

/** Stands for the hash before the first link. */
const CHAIN_START = 'start';

type Link = { kind: 'row'; row: LinkedRow } | { kind: 'batch'; batch: AuditBatch; leaves: AuditLeaf[] };

/** Walks linked rows and batches from the first on, and checks that it meets `head` and the end of each file. */
async function walkAuditChain(deps: AuditReading, walk: Walk): Promise<AuditCheck> {
  const check: AuditCheck = { rows: 0, headHash: CHAIN_START, brokenAt: null };
  for (const archive of walk.archives) {
    if (!(await isSigned(deps, textOfArchive(archive), archive))) {
      return { ...check, brokenAt: { at: 'archive', number: BigInt(archive.year), kind: 'unsigned' } };
    }
  }
  try {
    const brokenAt = await walkLinks(deps, walk, check);
    const unasked = brokenAt === null ? await walk.files.findUnasked() : null;
    return unasked === null
      ? { ...check, brokenAt }
      : { ...check, brokenAt: { at: 'archive', number: BigInt(unasked), kind: 'unasked' } };
  } catch (error) {
    if (error instanceof ArchiveUnreadable) {
      deps.log.error({ err: error }, 'an archive of the audit log cannot be read');
      return { ...check, brokenAt: { at: 'archive', number: BigInt(error.year), kind: 'unreadable' } };
    }
    throw error;
  }
}

/** The first break on the way, or null; `check` moves with what was walked. */
async function walkLinks(
  deps: AuditReading,
  { head, hear, files }: Walk,
  check: AuditCheck,
): Promise<AuditBreak | null> {
  const links = { rows: mergeLinked([linkedRows(deps), ...files.linked]), batches: batches(deps, files) };
  let [row, batch] = [await next(links.rows), await next(links.batches)];
  let last: { at: AuditBreak['at']; number: bigint } = { at: 'row', number: 0n };
  let hasMetHead = head === CHAIN_START;
  while (row !== null || batch !== null) {
    // Older servers may have linked rows while others chained batches: whichever fits comes next.
    const isRow = row !== null && (batch === null || batch.batch.previous !== check.headHash);
    const link: Link | null =
      isRow && row !== null ? { kind: 'row', row } : batch === null ? null : { kind: 'batch', ...batch };
    if (link === null) {
      break;
    }
    const brokenAt = await breakOf(deps, link, check.headHash);
    if (brokenAt !== null) {
      return brokenAt;
    }
    if (link.kind === 'row') {
      check.rows += 1;
      check.headHash = link.row.hash;
      last = { at: 'row', number: link.row.seq };
      row = await next(links.rows);
    } else {
      check.rows += link.leaves.length;
      check.headHash = hashOfBatch(link.batch);
      last = { at: 'batch', number: link.batch.number };
      batch = await next(links.batches);
    }
    hasMetHead ||= check.headHash === head;
    hear(check.rows);
  }
  return hasMetHead ? null : { at: last.at, number: last.number + 1n, kind: 'missing' };
}

async function next<Value>(values: AsyncGenerator<Value, undefined>): Promise<Value | null> {
  return (await values.next()).value ?? null;
}

async function* linkedRows({ db }: Pick<Deps, 'db'>): AsyncGenerator<LinkedRow, undefined> {
  let page = await listLinkedRows(db, 0n);
  while (page.length > 0) {
    yield* page;
    page = await listLinkedRows(db, page.at(-1)?.seq ?? 0n);
  }
}

type Batch = { batch: AuditBatch; leaves: AuditLeaf[] };

async function* batches({ db }: Pick<Deps, 'db'>, files: ArchivedRows): AsyncGenerator<Batch, undefined> {
  let page = await listAuditBatches(db, 0n);
  for (;;) {
    const [first, last] = [page[0], page.at(-1)];
    if (first === undefined || last === undefined) {
      return;
    }
    const leaves = Map.groupBy(await listAuditLeaves(db, first.number, last.number), (leaf) => leaf.batch);
    for (const batch of page) {
      yield { batch, leaves: await withArchived(leaves.get(batch.number) ?? [], files) };
    }
    page = await listAuditBatches(db, last.number);
  }
}

/** Leaves with what the files have of their rows. */
async function withArchived(leaves: readonly AuditLeaf[], files: ArchivedRows): Promise<AuditLeaf[]> {
  const found: AuditLeaf[] = [];
  for (const leaf of leaves) {
    const archived = await files.take(leaf.seq);
    found.push(archived === null ? leaf : { ...leaf, rows: [...leaf.rows, archived] });
  }
  return found;
}

async function isSigned(
  { secrets }: Pick<Deps, 'secrets'>,
  text: string,
  { keyId, signature }: { keyId: string; signature: string },
): Promise<boolean> {
  const key = await secrets.keys.find(keyId);
  return key !== undefined && auditKeyOf(key).isSignatureOf(text, signature);
}

async function breakOf(
  deps: Pick<Deps, 'secrets'>,
  link: Link,
  previous: string,
): Promise<AuditBreak | null> {
  if (link.kind === 'row') {
    const kind = breakOfRow(link.row, previous);
    return kind === null ? null : { at: 'row', number: link.row.seq, kind };
  }
  const { batch, leaves } = link;
  for (const leaf of leaves) {
    const kind = breakOfLeaf(leaf);
    if (kind !== null) {
      return { at: 'row', number: leaf.seq, kind };
    }
  }
  const isOwn = await isSigned(deps, textOfBatch(batch), batch);
  const kind = isOwn ? breakOfBatch(batch, leaves, previous) : 'unsigned';
  return kind === null ? null : { at: 'batch', number: batch.number, kind };
}

function breakOfRow(row: LinkedRow, previous: string): AuditBreakKind | null {
  if (row.hash !== hashOfLinkedRow(row.previousHash, row)) {
    return 'changed';
  }
  return row.previousHash === previous ? null : 'out of place';
}

function breakOfLeaf({ rows, hash }: AuditLeaf): AuditBreakKind | null {
  if (rows.length === 0) {
    return 'removed';
  }
  return rows.every((row) => leafOfRow(row, row.mac ?? '') === hash) ? null : 'changed';
}

function breakOfBatch(
  batch: AuditBatch,
  leaves: readonly AuditLeaf[],
  previous: string,
): AuditBreakKind | null {
  if (batch.previous !== previous) {
    return 'out of place';
  }
  const isWhole = leaves.length === batch.rows && leaves.every(({ index }, place) => index === place);
  return isWhole && rootOf(leaves.map(({ hash }) => hash)) === batch.root ? null : 'wrong root';
}
