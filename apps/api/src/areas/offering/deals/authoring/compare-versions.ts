import { compareDrafts } from '@portal/domain/offering/deals/authoring/compare-drafts';
import type { DealDraft } from '@portal/domain/offering/deals/authoring/deal-draft';
import type { DealComparison } from '@portal/domain/offering/deals/authoring/office-deals.wire';
import type { Db } from '../../../../platform/db/tables.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import { findDraft } from '../deal-drafts.store.ts';
import { findVersion } from '../deal-versions.store.ts';

/** The number of a version, or `draft` for what is written now. */
export type VersionName = string;

/** Every field in which two states of a deal differ. Throws NOT_FOUND. */
export async function compareVersions(
  { db }: Pick<Deps, 'db'>,
  dealId: string,
  { from, to }: { from: VersionName; to: VersionName },
): Promise<DealComparison> {
  const before = await findDraftNamed(db, dealId, from);
  return { changes: compareDrafts(before, await findDraftNamed(db, dealId, to)) };
}

/** The content of a version, or of the draft. Throws NOT_FOUND. */
export async function findDraftNamed(db: Db, dealId: string, name: VersionName): Promise<DealDraft> {
  const found = name === 'draft' ? await findDraft(db, dealId) : await findVersion(db, dealId, Number(name));
  if (found === undefined) {
    throw new AppError('NOT_FOUND');
  }
  return found.draft;
}
