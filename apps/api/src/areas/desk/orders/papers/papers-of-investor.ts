import type { OfficeInvestor } from '@portal/domain/desk/investors/office-investors.wire';
import type { Db } from '../../../../platform/db/tables.ts';
import { findPapersOf } from './papers.store.ts';

/** What an investor signed and the memoranda they confirmed, newest first, for the investor's page. */
export async function papersOfInvestor(db: Db, investorId: string): Promise<OfficeInvestor['papers']> {
  const papers = await findPapersOf(db, investorId);
  return papers.map(({ at, ...paper }) => ({ ...paper, at: at.toISOString() }));
}
