import type { Db } from '../db/tables.ts';
import { auditHash } from './audit.store.ts';

const PAGE_ROWS = 500;
/** What stands for the hash before the first row. */
const CHAIN_START = 'start';

export type AuditBreak = {
  seq: bigint;
  /**
   * `changed`: the row does not say what was hashed. `out of place`: it does not follow the row before it, of which one
   * or more were removed, added or moved. `missing`: rows are gone at the end.
   */
  kind: 'changed' | 'out of place' | 'missing';
};

export type AuditCheck = {
  /** Rows that follow one another from the first on. */
  rows: number;
  /** Hash of the last of them; `start` when there is none. Written down elsewhere, it proves later that nothing before it changed. */
  headHash: string;
  /** The first row that does not follow; null when every row does. */
  brokenAt: AuditBreak | null;
};

/** The hash of the newest row; `start` before the first. */
export async function findAuditHead(db: Db): Promise<string> {
  const head = await db.selectFrom('audit_head').select('hash').where('id', '=', 1).executeTakeFirstOrThrow();
  return head.hash;
}

/**
 * Walks the whole chain in pages, while rows are added. Rows missing at the end show because the head, read first, names
 * a hash that the walk never meets. `hear` is told after each page how many rows were checked.
 */
export async function checkAuditChain(
  db: Db,
  hear: (rows: number) => void = () => undefined,
): Promise<AuditCheck> {
  const head = await findAuditHead(db);
  const check: AuditCheck = { rows: 0, headHash: CHAIN_START, brokenAt: null };
  let after = 0n;
  let hasMetHead = head === CHAIN_START;
  for (;;) {
    const rows = await pageAfter(db, after);
    for (const row of rows) {
      const kind = kindOfBreak(row, check.headHash);
      if (kind !== null) {
        return { ...check, brokenAt: { seq: row.seq, kind } };
      }
      check.rows += 1;
      check.headHash = row.hash;
      after = row.seq;
      hasMetHead ||= row.hash === head;
    }
    hear(check.rows);
    if (rows.length < PAGE_ROWS) {
      return hasMetHead ? check : { ...check, brokenAt: { seq: after + 1n, kind: 'missing' } };
    }
  }
}

/** The first row whose hash does not follow, or null when every row does. */
export async function findAuditBreak(db: Db): Promise<{ seq: bigint } | null> {
  const { brokenAt } = await checkAuditChain(db);
  return brokenAt === null ? null : { seq: brokenAt.seq };
}

type Row = Awaited<ReturnType<typeof pageAfter>>[number];

function pageAfter(db: Db, after: bigint) {
  return db
    .selectFrom('audit_log')
    .selectAll()
    .where('seq', '>', after)
    .orderBy('seq')
    .limit(PAGE_ROWS)
    .execute();
}

function kindOfBreak(row: Row, previous: string): AuditBreak['kind'] | null {
  const own = auditHash(row.previous_hash, row.at, {
    ...row,
    investorId: row.investor_id,
    detail: JSON.stringify(row.detail),
  });
  if (row.hash !== own) {
    return 'changed';
  }
  return row.previous_hash === previous ? null : 'out of place';
}
