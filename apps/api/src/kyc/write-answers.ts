import { isDeepStrictEqual } from 'node:util';
import { completionOf } from '@portal/domain/kyc/completion';
import type { KycDraft } from '@portal/domain/kyc/kyc';
import { settleKyc } from '@portal/domain/kyc/settle-kyc';
import type { Db } from '../db/tables.ts';
import type { Deps } from '../deps.ts';
import type { CurrentKyc } from './current-kyc.ts';
import { dealerDay } from './dealer-day.ts';
import { insertDraft, updateDraft } from './kyc-versions.store.ts';
import { mergeAnswers } from './merge-answers.ts';
import { sealAnswers } from './sealed-answers.ts';

export type StoredKyc = CurrentKyc & { id: string };

/** `startedVersion` is true where these answers began a version: the first one, or one after a submission. */
export type WrittenKyc = { kyc: StoredKyc; startedVersion: boolean };

/**
 * Puts answers into the profile, in the caller's transaction and behind its lock. They go into the draft; a submitted
 * version is frozen, so a change to it starts the next version as a draft copied from it, and answers that change
 * nothing leave it as it is.
 */
export async function writeAnswers(
  trx: Db,
  deps: Deps,
  investorId: string,
  current: CurrentKyc,
  answers: KycDraft,
): Promise<WrittenKyc> {
  const at = deps.clock.now();
  const on = { today: dealerDay(at) };
  const kyc = settleKyc(mergeAnswers(current.kyc, answers), on);
  const { id } = current;
  if (id !== null && isDeepStrictEqual(kyc, current.kyc)) {
    return { kyc: { ...current, id }, startedVersion: false };
  }
  const completion = completionOf(kyc, on);
  if (id !== null && current.state === 'draft') {
    await updateDraft(trx, investorId, id, { ...sealAnswers(deps.secrets, id, kyc), completion }, at);
    return { kyc: { ...current, id, kyc }, startedVersion: false };
  }
  const draft = { id: deps.newId(), version: id === null ? current.version : current.version + 1 };
  const sealed = sealAnswers(deps.secrets, draft.id, kyc);
  await insertDraft(trx, investorId, { ...draft, ...sealed, completion }, at);
  return { kyc: { ...draft, kyc, state: 'draft', submittedAt: null, signedAt: null }, startedVersion: true };
}
