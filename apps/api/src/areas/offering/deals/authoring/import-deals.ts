import type { DealDraft } from '@portal/domain/offering/deals/authoring/deal-draft';
import type { ImportDealsInput } from '@portal/domain/offering/deals/authoring/office-deals.wire';
import { transact } from '../../../../platform/db/transact.ts';
import type { Deps } from '../../../../platform/deps.ts';
import type { StaffActor } from '../../../../platform/http/actor.ts';
import { invalid } from '../../../../platform/http/app-error.ts';
import { ReadingThread } from '../../../../platform/threads/reading-thread.ts';
import { foreignFiles } from '../files/refuse-foreign-files.ts';
import { addDraft } from './create-deal.ts';
import { findTakenSlugs } from './office-deals.store.ts';
import type { ImportReading } from './read-import.ts';

/**
 * Imports all deals of a file as drafts, or none; returns their ids in the file's order. Throws VALIDATION with every
 * faulty row.
 */
export async function importDeals(deps: Deps, by: StaffActor, file: ImportDealsInput): Promise<string[]> {
  const drafts = await readImportApart(file);
  return transact(deps.db, async (trx) => {
    const slugs = drafts.map(({ slug }) => slug).filter((slug) => slug !== '');
    const taken = new Set(await findTakenSlugs(trx, slugs, null));
    const issues = drafts.flatMap(({ slug }, place) =>
      slug !== '' && taken.has(slug)
        ? [{ path: `rows.${place + 1}.slug`, key: 'dealProblems.slugTaken' }]
        : [],
    );
    for (const [place, { content }] of drafts.entries()) {
      const foreign = await foreignFiles(trx, null, content);
      issues.push(...foreign.map(({ path, key }) => ({ path: `rows.${place + 1}.${path}`, key })));
    }
    if (issues.length > 0) {
      throw invalid(issues);
    }
    const ids: string[] = [];
    for (const [place, draft] of drafts.entries()) {
      const detail = { format: file.format, row: place + 1 };
      ids.push(await addDraft(trx, deps, by, { draft, action: 'deal.imported', detail }));
    }
    return ids;
  });
}

const thread = new ReadingThread<ImportDealsInput, never, ImportReading>(
  new URL('./import-program.ts', import.meta.url),
);

/** The deals of a file, read where a large one hinders nobody. Throws VALIDATION, see read-import.ts, and UNAVAILABLE. */
async function readImportApart(file: ImportDealsInput): Promise<DealDraft[]> {
  const { done } = await thread.read(file, file.text.length);
  if ('issues' in done) {
    throw invalid(done.issues);
  }
  return done.drafts;
}
