import type { DealContent } from '@portal/domain/offering/deals/authoring/deal-content';
import { filesOfDraft } from '@portal/domain/offering/deals/authoring/files-of-draft';
import type { Db } from '../../../../platform/db/tables.ts';
import { type FieldIssue, invalid } from '../../../../platform/http/app-error.ts';
import { findDealFiles } from './deal-files.store.ts';

/**
 * Refuses a deal that names a file that is not a deal's, or another deal's document, since naming it would publish it.
 * Films may belong to the deal it was duplicated from. Throws VALIDATION at each such field.
 */
export async function refuseForeignFiles(db: Db, dealId: string, content: DealContent): Promise<void> {
  const issues = await foreignFiles(db, dealId, content);
  if (issues.length > 0) {
    throw invalid(issues);
  }
}

/** The fields that name such a file. `dealId` is null for a deal that does not exist yet. */
export async function foreignFiles(
  db: Db,
  dealId: string | null,
  content: DealContent,
): Promise<FieldIssue[]> {
  const named = filesOfDraft(content);
  const known = await findDealFiles(
    db,
    named.map(({ id }) => id),
  );
  return named
    .filter(({ id, part }) => {
      const file = known.find((each) => each.id === id);
      return file?.part !== part || (part === 'document' && file.dealId !== dealId);
    })
    .map(({ path }) => ({ path, key: 'errors.fieldInvalid' }));
}
