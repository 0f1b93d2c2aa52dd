import type { Draft } from '@portal/domain/people/drafts/draft.wire';
import { transact } from '../../../platform/db/transact.ts';
import type { Deps } from '../../../platform/deps.ts';
import { draftContext } from './draft-context.ts';
import { deleteOldestDrafts, putDraft } from './drafts.store.ts';
import { showDraft } from './show-draft.ts';

/** Far more pages than anybody leaves unfinished; the oldest beyond it go. */
const DRAFTS_MAX = 200;

/** `data` null lets go of the draft; `typedAt` is the device's own time (ISO 8601). */
type TypedDraft = {
  data: Record<string, unknown> | null;
  device: string;
  typedAt?: string | undefined;
};

/**
 * Keeps what the investor typed on a page, instead of what was there, and answers what is kept now: what the same device
 * typed later stands, in whatever order the saves arrive.
 */
export async function saveDraft(
  deps: Deps,
  investorId: string,
  scope: string,
  { data, device, typedAt }: TypedDraft,
): Promise<Draft> {
  const savedAt = deps.clock.now();
  const sealed =
    data === null ? null : deps.secrets.seal(JSON.stringify(data), draftContext(investorId, scope));
  const typedOn = { device, typedAt: typedAt === undefined ? null : new Date(typedAt) };
  const isKept = await transact(deps.db, async (trx) => {
    const isNewest = await putDraft(trx, { investorId, scope }, { sealed, savedAt }, typedOn);
    await deleteOldestDrafts(trx, investorId, DRAFTS_MAX);
    return isNewest;
  });
  if (!isKept) {
    return showDraft(deps, investorId, scope);
  }
  return { scope, data, savedAt: data === null ? null : savedAt.toISOString() };
}
