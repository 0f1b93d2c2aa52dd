import type { Draft } from '@portal/domain/wire/draft';
import { transact } from '../../platform/db/transact.ts';
import type { Deps } from '../../platform/deps.ts';
import { draftContext } from './draft-context.ts';
import { deleteDraft, deleteOldestDrafts, putDraft } from './drafts.store.ts';

/** Far more pages than anybody leaves unfinished; the oldest beyond it go. */
const DRAFTS_MAX = 200;

/** Keeps what the investor typed on a page, instead of what was there; `data` null lets go of it. */
export async function saveDraft(
  deps: Deps,
  investorId: string,
  scope: string,
  data: Record<string, unknown> | null,
): Promise<Draft> {
  if (data === null) {
    await transact(deps.db, (trx) => deleteDraft(trx, investorId, scope));
    return { scope, data: null, savedAt: null };
  }
  const savedAt = deps.clock.now();
  const sealed = deps.secrets.seal(JSON.stringify(data), draftContext(investorId, scope));
  await transact(deps.db, async (trx) => {
    await putDraft(trx, investorId, scope, { sealed, savedAt });
    await deleteOldestDrafts(trx, investorId, DRAFTS_MAX);
  });
  return { scope, data, savedAt: savedAt.toISOString() };
}
