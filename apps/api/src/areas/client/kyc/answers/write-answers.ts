import { isDeepStrictEqual } from 'node:util';
import { type CheckedKyc, checkKyc } from '@portal/domain/client/kyc/checks/check-kyc';
import { changesBesideNew, unaskedChanges } from '@portal/domain/client/kyc/checks/unasked-changes';
import type { KycDraft } from '@portal/domain/client/kyc/sections/kyc';
import { dealerDay } from '@portal/domain/ground/formats/clock-days';
import { ask } from '../../../../platform/ask.ts';
import type { Db } from '../../../../platform/db/tables.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import { noteOnboarded } from '../../../people/accounts/note-onboarded.ts';
import type { AnswerSource } from '../versions/answer-times.ts';
import type { CurrentKyc } from '../versions/current-kyc.ts';
import { findLastSubmitted, insertDraft, updateDraft } from '../versions/kyc-versions.store.ts';
import { openAnswers, sealAnswers, setAsideContext } from '../versions/seal-answers.ts';
import { keepSetAside } from '../versions/set-aside-answers.store.ts';
import { mergeTimedAnswers, type SupersededAnswer, type TimedAnswers } from './merge-timed-answers.ts';

export type StoredKyc = CurrentKyc & { id: string };

export type WrittenKyc = Pick<CheckedKyc, 'issues' | 'completion'> & {
  kyc: StoredKyc;
  /** These answers began a version: the first, or the next after a submission. */
  startedVersion: boolean;
  /** Answers of this save that were older than the stored ones. */
  superseded: readonly SupersededAnswer[];
};

/**
 * Writes answers into the profile, in the caller's transaction and holding the profile's lock. They go into the draft.
 * A submitted version is frozen, so a change starts the next version as a draft copied from it; answers that change
 * nothing leave it alone, unless they renew it. Each field keeps its newest answer, and the losing one is set aside.
 * Throws NOT_ASKED at the fields whose existing answer changes while the dealer has asked for others.
 */
export async function writeAnswers(
  trx: Db,
  deps: Deps,
  investorId: string,
  current: CurrentKyc,
  answers: KycDraft,
  source: AnswerSource & { renews?: boolean; onlyNew?: boolean },
): Promise<WrittenKyc> {
  const at = deps.clock.now();
  const on = { today: dealerDay(at) };
  const { times, ...merged } = mergeTimedAnswers(current, answers, source);
  const { kyc, issues, completion } = checkKyc(merged.kyc, on);
  await refuseUnasked(trx, deps, { investorId, before: current.kyc, after: kyc, source });
  const renews = source.renews === true;
  const written = await writeVersion(trx, deps, investorId, current, { kyc, times, renews });
  const setAside = merged.setAside.map(({ path, answer, answeredAt, cameLate }) => {
    const id = deps.newId();
    const sealed = deps.secrets.seal(JSON.stringify(answer), setAsideContext(id));
    return { id, kycId: written.kyc.id, path, sealed, answeredAt: new Date(answeredAt), cameLate };
  });
  await keepSetAside(trx, investorId, setAside, at);
  if (issues.length === 0) {
    // A complete profile has answered whatever the first questions ask.
    await noteOnboarded(trx, deps, investorId);
  }
  return { ...written, issues, completion, superseded: merged.superseded };
}

async function writeVersion(
  trx: Db,
  deps: Deps,
  investorId: string,
  current: CurrentKyc,
  { kyc, times, renews }: TimedAnswers & { renews: boolean },
): Promise<Pick<WrittenKyc, 'kyc' | 'startedVersion'>> {
  const at = deps.clock.now();
  const { id } = current;
  const isSame = isDeepStrictEqual(kyc, current.kyc);
  const isFrozen = current.state === 'submitted';
  if (id !== null && isSame && !renews && (isFrozen || isDeepStrictEqual(times, current.times))) {
    return { kyc: { ...current, id }, startedVersion: false };
  }
  if (id !== null && !isFrozen) {
    await updateDraft(trx, investorId, id, { ...sealAnswers(deps.secrets, id, kyc), times }, at);
    return { kyc: { ...current, id, kyc, times }, startedVersion: false };
  }
  const draft = { id: deps.newId(), version: id === null ? current.version : current.version + 1, times };
  await insertDraft(trx, investorId, { ...draft, ...sealAnswers(deps.secrets, draft.id, kyc) }, at);
  return { kyc: { ...draft, kyc, state: 'draft', submittedAt: null, signedAt: null }, startedVersion: true };
}

type Change = {
  investorId: string;
  before: KycDraft;
  after: KycDraft;
  source: Pick<AnswerSource, 'nameOf'> & { onlyNew?: boolean };
};

/** Throws NOT_ASKED at the fields of existing answers that change while the dealer, or the page of new questions, asks only for others. */
async function refuseUnasked(
  trx: Db,
  deps: Deps,
  { investorId, before, after, source }: Change,
): Promise<void> {
  const asked = await ask(trx, deps, 'asked-of-profile', { investorId });
  const today = dealerDay(deps.clock.now());
  const unasked = asked === null ? [] : unaskedChanges({ before, after }, asked, today);
  if (source.onlyNew === true) {
    const last = await findLastSubmitted(trx, investorId);
    const submitted = last === undefined ? {} : await openAnswers(deps.secrets, last);
    unasked.push(...changesBesideNew({ submitted, before, after }, today));
  }
  if (unasked.length > 0) {
    const fields = unasked.map((path) => ({ path: source.nameOf(path), key: 'refusals.fieldNotAsked' }));
    throw new AppError('NOT_ASKED', { fields });
  }
}
