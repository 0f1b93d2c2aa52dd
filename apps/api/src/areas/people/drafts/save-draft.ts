import { type Draft, ONBOARDING_SCOPE } from '@portal/domain/people/drafts/draft.wire';
import { answersIn } from '@portal/domain/people/onboarding/answers';
import { transact } from '../../../platform/db/transact.ts';
import type { Deps } from '../../../platform/deps.ts';
import { countAnswers } from '../accounts/count-answers.ts';
import { draftContext } from './draft-context.ts';
import { deleteOldestDrafts, putDraft } from './drafts.store.ts';
import { showDraft } from './show-draft.ts';

/** Far more pages than anybody leaves unfinished; the oldest beyond that are deleted. */
const DRAFTS_MAX = 200;

/** Null `data` discards the draft; `typedAt` is the device's own time (ISO 8601). */
type TypedDraft = {
  data: Record<string, unknown> | null;
  device: string;
  typedAt?: string | undefined;
};

/**
 * Stores what the investor typed on a page in place of what was there, and returns what is stored now: what a device
 * typed last wins, whatever order its saves arrive in. Answers of the questionnaire count with their draft: nobody has to finish it
 * for them to be known.
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
    if (isNewest && scope === ONBOARDING_SCOPE) {
      await countAnswers(trx, deps, investorId, answersIn(data));
    }
    return isNewest;
  });
  if (!isKept) {
    return showDraft(deps, investorId, scope);
  }
  return { scope, data, savedAt: data === null ? null : savedAt.toISOString() };
}
