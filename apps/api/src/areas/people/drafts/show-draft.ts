import type { Draft } from '@portal/domain/people/drafts/draft.wire';
import type { Deps } from '../../../platform/deps.ts';
import { draftContext } from './draft-context.ts';
import { findDraft } from './drafts.store.ts';

/** What the investor typed on a page and did not submit yet; `data` is null if there is nothing. */
export async function showDraft(deps: Deps, investorId: string, scope: string): Promise<Draft> {
  const draft = await findDraft(deps.db, investorId, scope);
  if (draft === undefined || draft.sealed === null) {
    return { scope, data: null, savedAt: null };
  }
  const opened = await deps.secrets.open(draft.sealed, draftContext(investorId, scope));
  const data: Record<string, unknown> = JSON.parse(opened.toString());
  return { scope, data, savedAt: draft.savedAt.toISOString() };
}
