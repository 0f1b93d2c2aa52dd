import type { KycAnswers } from '@portal/domain/client/kyc/answers/kyc-answers.wire';
import { withPartAt } from '@portal/domain/client/kyc/fields/draft';
import type { KycDraft } from '@portal/domain/client/kyc/sections/kyc';
import { isApiError } from '@portal/web/api/api-error';
import { resultOfFailure } from '@portal/web/saving/result-of-failure';
import type { SaveQueue } from '@portal/web/saving/save-queue';
import type { Changes, SaveResult, SendChanges } from '@portal/web/saving/save-status';
import { showToast } from '@portal/web/toasts';
import { sessionQueue } from '#state/drafts/session-queues.ts';
import type { Store } from '#state/store.ts';
import { kycApi } from '../kyc-api.ts';

/** Answers by dotted field path, section included. */
export type Answers = Changes;

/** The queue that saves this session's profile answers. */
export function answersQueue(store: Store): SaveQueue {
  return sessionQueue(store, 'profile', sendBy(store));
}

/** Overlays answers on a profile, in the domain's names. */
export function withAnswers(profile: KycDraft, answers: Answers): KycDraft;
export function withAnswers(profile: unknown, answers: Answers): unknown {
  return Object.entries(answers).reduce((whole, [path, answer]) => withPartAt(whole, path, answer), profile);
}

function sendBy(store: Store): SendChanges {
  return async (answers, way) => {
    const result = await sendOnce(store, answers, way);
    const unasked = unaskedIn(result.error, answers);
    if (unasked.length === 0) {
      return resultOf(result);
    }
    // Answers not asked for stay unchanged; the others are sent without them, so that none has to be retyped.
    showToast('problem', isApiError(result.error) ? result.error.messages.join(' ') : '');
    const others = Object.fromEntries(Object.entries(answers).filter(([path]) => !unasked.includes(path)));
    const rest: SaveResult =
      Object.keys(others).length === 0 ? { kind: 'saved' } : resultOf(await sendOnce(store, others, way));
    return typeof rest === 'object' ? { ...rest, newer: [...(rest.newer ?? []), ...unasked] } : rest;
  };
}

type Way = Parameters<SendChanges>[1];

/** Stores whose page asks only what is new since the submitted profile. */
const ONLY_NEW = new WeakSet<Store>();

/** Says so of each save until the returned function is called: the server then leaves every other answer as it is. */
export function askOnlyNew(store: Store): () => void {
  ONLY_NEW.add(store);
  return () => void ONLY_NEW.delete(store);
}

async function sendOnce(store: Store, answers: Answers, { isLeaving, signal, typedAt }: Way) {
  const times = Object.fromEntries(Object.entries(typedAt).filter(([path]) => path in answers));
  const patch = { ...patchOf(answers, times), ...(ONLY_NEW.has(store) ? { onlyNew: true as const } : {}) };
  // Untracked, or the answers would stay readable in the state.
  const call = store.dispatch(kycApi.endpoints.saveAnswers.initiate({ patch, isLeaving }, { track: false }));
  signal.addEventListener('abort', () => call.abort());
  return call;
}

function resultOf(result: Awaited<ReturnType<typeof sendOnce>>): SaveResult {
  return result.error === undefined
    ? { kind: 'saved', newer: (result.data.superseded ?? []).map(({ path }) => path) }
    : resultOfFailure(result.error);
}

/** Answers outside what the dealer asked to change. */
function unaskedIn(error: unknown, answers: Answers): string[] {
  return isApiError(error) && error.code === 'NOT_ASKED'
    ? Object.keys(error.fields).filter((path) => path in answers)
    : [];
}

/** The API's format: it takes the difference as the time an answer waited, so that this clock may be wrong. */
function patchOf(answers: Answers, typedAt: Readonly<Record<string, number>>): KycAnswers {
  const times = Object.entries(typedAt).map(([path, at]) => [path, new Date(at).toISOString()]);
  return {
    sentAt: new Date().toISOString(),
    answeredAt: Object.fromEntries(times),
    answers: Object.fromEntries(Object.entries(answers).map(([path, answer]) => [path, asAnswer(answer)])),
  };
}

/** Form fields hold nothing else; unanswered is null. */
function asAnswer(answer: unknown): KycAnswers['answers'][string] {
  const isAnswer = typeof answer === 'string' || typeof answer === 'number' || typeof answer === 'boolean';
  return isAnswer ? answer : null;
}
