import type { Deps } from '../../deps.ts';
import { listAuditLeaves } from '../audit-chain.store.ts';
import { lineOfRow } from './archive-line.ts';
import { findBatchesOfYear, listLinkedRowsOf } from './archives.store.ts';
import { boundsOfYear } from './audit-archive.ts';

/** With ROWS_A_BATCH rows each at most. */
const PAGE_BATCHES = 20n;

/** The rows of a year as lines: linked ones first, then those of its batches up to `throughBatch`, in the order of the chain. */
export async function* linesOfYear(
  { db, withoutLimits }: Pick<Deps, 'db' | 'withoutLimits'>,
  { year, throughBatch }: { year: number; throughBatch: bigint },
): AsyncGenerator<string, undefined> {
  let page = await listLinkedRowsOf(db, year, 0n);
  while (page.length > 0) {
    for (const { previousHash, hash, ...row } of page) {
      yield lineOfRow({ ...row, link: { previousHash, hash } });
    }
    page = await listLinkedRowsOf(db, year, page.at(-1)?.seq ?? 0n);
  }
  const { from, until } = boundsOfYear(year);
  const batches = await withoutLimits((patient) => findBatchesOfYear(patient, year));
  const last = batches === null || batches.last > throughBatch ? throughBatch : batches.last;
  for (let first = batches?.first ?? last + 1n; first <= last; first += PAGE_BATCHES) {
    const end = first + PAGE_BATCHES - 1n;
    for (const { rows } of await listAuditLeaves(db, first, end < last ? end : last)) {
      for (const row of rows.filter(({ at }) => at >= from && at < until)) {
        yield lineOfRow({ ...row, link: null });
      }
    }
  }
}
