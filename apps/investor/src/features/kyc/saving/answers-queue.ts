import { withPartAt } from '@portal/domain/kyc/draft';
import type { KycDraft } from '@portal/domain/kyc/kyc';
import type { KycAnswers } from '@portal/domain/wire/kyc-answers';
import { resultOfFailure } from '@portal/web/saving/save-failure';
import type { SaveQueue } from '@portal/web/saving/save-queue';
import type { Changes, SendChanges } from '@portal/web/saving/save-status';
import { sessionQueue } from '#state/session-queues.ts';
import type { Store } from '#state/store.ts';
import { kycApi } from '../kyc-api.ts';

/** Dotted path of a field, with its section, to what was answered there. */
export type Answers = Changes;

/** The queue that saves the profile's answers in this session. */
export function answersQueueOf(store: Store): SaveQueue {
  return sessionQueue(store, 'profile', sendBy(store));
}

/** Answers laid over a profile, in the domain's names. */
export function withAnswers(profile: KycDraft, answers: Answers): KycDraft;
export function withAnswers(profile: unknown, answers: Answers): unknown {
  return Object.entries(answers).reduce((whole, [path, answer]) => withPartAt(whole, path, answer), profile);
}

function sendBy(store: Store): SendChanges {
  return async (answers, { isLeaving, signal, typedAt }) => {
    const patch = patchOf(answers, typedAt);
    // Untracked: the answers of a tracked call would stay readable in the state.
    const call = store.dispatch(
      kycApi.endpoints.saveAnswers.initiate({ patch, isLeaving }, { track: false }),
    );
    signal.addEventListener('abort', () => call.abort());
    const result = await call;
    return result.error === undefined
      ? { kind: 'saved', newer: (result.data.superseded ?? []).map(({ path }) => path) }
      : resultOfFailure(result.error);
  };
}

/** As the API wants to be told: how long an answer waited is the difference, so that this clock may be wrong. */
function patchOf(answers: Answers, typedAt: Readonly<Record<string, number>>): KycAnswers {
  const times = Object.entries(typedAt).map(([path, at]) => [path, new Date(at).toISOString()]);
  return {
    sentAt: new Date().toISOString(),
    answeredAt: Object.fromEntries(times),
    answers: Object.fromEntries(Object.entries(answers).map(([path, answer]) => [path, asAnswer(answer)])),
  };
}

/** A form holds nothing else in its fields; what is not answered is null. */
function asAnswer(answer: unknown): KycAnswers['answers'][string] {
  const isAnswer = typeof answer === 'string' || typeof answer === 'number' || typeof answer === 'boolean';
  return isAnswer ? answer : null;
}
