import type { OfficeMemorandum } from '@portal/domain/agreement/memorandum/office-memorandum.wire';
import type { Db } from '../../../../platform/db/tables.ts';
import { findAppliedProposals, findCheckerNames } from '../../../firm/proposals/find-proposals.ts';
import { countConfirmations, listPublished } from '../memorandum-versions.store.ts';
import { readPayload } from './memorandum-payload.ts';
import { memorandumTarget } from './memorandum-target.ts';

type Version = OfficeMemorandum['versions'][number];

/** The versions of a deal's memorandum, newest first: their documents, who published each, and how many confirmed it. */
export async function listVersions(db: Db, dealId: string): Promise<Version[]> {
  const documents = await listPublished(db, dealId);
  const confirmed = await countConfirmations(db, dealId);
  const people = await peopleOf(db, dealId);
  return [...new Set(documents.map(({ version }) => version))].map((version) => {
    const ofVersion = documents.filter((document) => document.version === version);
    const times = ofVersion.map(({ publishedAt }) => publishedAt.getTime());
    return {
      version,
      documents: ofVersion.map(({ id, language, title, pages, size }) => ({
        id,
        language,
        title,
        pages,
        size,
      })),
      publishedAt: new Date(Math.min(...times)).toISOString(),
      maker: people.get(version)?.maker ?? null,
      checkers: people.get(version)?.checkers ?? [],
      confirmedBy: confirmed.get(version) ?? 0,
    };
  });
}

/** Who brought and who published each version; of a version and its late translation those of the version. */
async function peopleOf(db: Db, dealId: string): Promise<Map<number, { maker: string; checkers: string[] }>> {
  const applied = await findAppliedProposals(db, memorandumTarget(dealId));
  const names = await findCheckerNames(
    db,
    applied.map(({ id }) => id),
  );
  return new Map(
    applied.flatMap(({ id, makerName, payload }) => {
      const { version, isTranslation } = readPayload(payload);
      const checkers = names
        .filter(({ proposalId }) => proposalId === id)
        .map(({ checkerName }) => checkerName);
      return isTranslation ? [] : [[version, { maker: makerName, checkers }] as const];
    }),
  );
}
