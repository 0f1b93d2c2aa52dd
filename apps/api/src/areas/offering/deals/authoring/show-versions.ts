import type { DealVersion, OfficeDeal } from '@portal/domain/offering/deals/authoring/office-deals.wire';
import type { Db } from '../../../../platform/db/tables.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import { findCheckerNames } from '../../../firm/proposals/find-proposals.ts';
import type { DealAttachments } from '../deal-tables.ts';
import { type DealVersionRecord, findVersion, listVersions } from '../deal-versions.store.ts';
import { filesOfDrafts } from '../files/files-of-drafts.ts';

/** A deal's versions, newest first, and who made and approved each. */
export async function showVersions(db: Db, dealId: string): Promise<DealVersion[]> {
  const versions = await listVersions(db, dealId);
  const names = await findCheckerNames(
    db,
    versions.flatMap(({ proposalId }) => proposalId ?? []),
  );
  return versions.map((version) => presentVersion(version, names));
}

/** One complete version. Throws NOT_FOUND. */
export async function showVersion(
  deps: Pick<Deps, 'clock' | 'db' | 'secrets'>,
  dealId: string,
  number: number,
) {
  const { db } = deps;
  const version = await findVersion(db, dealId, number);
  if (version === undefined) {
    throw new AppError('NOT_FOUND');
  }
  const { proposalId, draft, attachments } = version;
  const names = await findCheckerNames(db, proposalId === null ? [] : [proposalId]);
  return {
    ...presentVersion(version, names),
    draft,
    memoranda: memorandaOf(attachments),
    files: await filesOfDrafts(deps, [draft]),
  };
}

function presentVersion(
  { number, proposalId, publishedAt }: Pick<DealVersionRecord, 'number' | 'proposalId' | 'publishedAt'>,
  names: Awaited<ReturnType<typeof findCheckerNames>>,
): DealVersion {
  const ofVersion = names.filter((name) => name.proposalId === proposalId);
  return {
    number,
    publishedAt: publishedAt.toISOString(),
    maker: ofVersion[0]?.makerName ?? null,
    checkers: ofVersion.map(({ checkerName }) => checkerName),
  };
}

/** A deal's or a version's memorandum in each language. */
export function memorandaOf({ documents }: DealAttachments): OfficeDeal['memoranda'] {
  return documents
    .filter(({ kind }) => kind === 'offering-memorandum')
    .map(({ kind: _kind, ...memorandum }) => memorandum);
}
