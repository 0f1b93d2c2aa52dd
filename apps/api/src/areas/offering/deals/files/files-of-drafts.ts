import type { DealDraft } from '@portal/domain/offering/deals/authoring/deal-draft';
import { filesOfDraft } from '@portal/domain/offering/deals/authoring/files-of-draft';
import type { DealFile } from '@portal/domain/offering/deals/deal-file.wire';
import type { Deps } from '../../../../platform/deps.ts';
import { type DealFileRecord, findDealFiles } from './deal-files.store.ts';
import { filmAddress } from './film-address.ts';

/** The files that these drafts name, as the office sees them. */
export async function filesOfDrafts(
  deps: Pick<Deps, 'clock' | 'db' | 'secrets'>,
  drafts: readonly DealDraft[],
): Promise<DealFile[]> {
  const ids = drafts.flatMap(({ content }) => filesOfDraft(content).map(({ id }) => id));
  const files = await findDealFiles(deps.db, [...new Set(ids)]);
  return files.map((file) => presentDealFile(deps, file));
}

/** A file as the office sees it; parts of films with their address. */
export function presentDealFile(
  deps: Pick<Deps, 'clock' | 'secrets'>,
  { id, part, name, contentType, size, pages, audience }: Omit<DealFileRecord, 'dealId'>,
): DealFile {
  const address = part === 'document' ? null : filmAddress(deps, { id, audience });
  return { id, part, name, contentType, size, pages, address };
}
