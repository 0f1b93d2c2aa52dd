import type { DealDraft } from '@portal/domain/deals/deal-draft';
import { filesOf } from '@portal/domain/deals/files-of-draft';
import type { DealFile } from '@portal/domain/wire/deal-file';
import type { Db } from '../../../platform/db/tables.ts';
import { findDealFiles } from './deal-files.store.ts';

/** The files that these states of a deal name, as the office reads of them. */
export async function filesOfDrafts(db: Db, drafts: readonly DealDraft[]): Promise<DealFile[]> {
  const ids = drafts.flatMap(({ content }) => filesOf(content).map(({ id }) => id));
  const files = await findDealFiles(db, [...new Set(ids)]);
  return files.map(({ dealId: _dealId, ...file }) => file);
}
