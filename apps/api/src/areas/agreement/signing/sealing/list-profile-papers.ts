import type { SignedDocument } from '@portal/domain/order/trades/trade.wire';
import type { Db } from '../../../../platform/db/tables.ts';
import { listConfirmationsOf } from './signed-documents.store.ts';

/** A profile is confirmed once a year, and with a change; the newest are listed. */
const PROFILE_PAPERS_MAX = 50;

/** The sealed confirmations of an investor's profile, for the investor, the newest first. */
export async function listProfilePapers(db: Db, investorId: string): Promise<SignedDocument[]> {
  const papers = await listConfirmationsOf(db, investorId, PROFILE_PAPERS_MAX);
  return papers.map(({ signedAt, size, ...paper }) => ({
    ...paper,
    signedAt: signedAt.toISOString(),
    size: Number(size),
  }));
}
