import { withPartAt } from '@portal/domain/kyc/draft';
import type { KycDraft } from '@portal/domain/kyc/kyc';
import { toDomainPath, toWire, toWirePath } from '@portal/domain/kyc/kyc-wire-map';
import { isApiError } from '@portal/web/api/api-error';
import { connection } from '#state/connection.ts';
import type { Store } from '#state/store.ts';
import { type KycSave, kycApi } from '../kyc-api.ts';
import { type Answers, SaveQueue, type SaveResult, type SendAnswers } from './save-queue.ts';

/** Outside the component, so that an answer typed without a network survives a walk to another page of the portal. */
const queues = new WeakMap<Store, { token: string | null; queue: SaveQueue }>();

/** The queue of this session. Another session gets its own: nobody's answers are sent in another person's name. */
export function saveQueueOf(store: Store): SaveQueue {
  const token = connection.accessToken;
  const kept = queues.get(store);
  if (kept !== undefined && kept.token === token) {
    return kept.queue;
  }
  const queue = new SaveQueue(sendBy(store, token));
  queues.set(store, { token, queue });
  return queue;
}

/** Answers laid over a profile, in the domain's names. */
export function withAnswers(profile: KycDraft, answers: Answers): KycDraft;
export function withAnswers(profile: unknown, answers: Answers): unknown {
  return Object.entries(answers).reduce((whole, [path, answer]) => withPartAt(whole, path, answer), profile);
}

function sendBy(store: Store, token: string | null): SendAnswers {
  return async (answers, { isLeaving, signal, answeredAt }) => {
    if (connection.accessToken !== token) {
      return 'refused';
    }
    const sections = toWire(withAnswers({}, answers));
    // Untracked: the answers of a tracked call would stay readable in the state.
    const call = store.dispatch(
      kycApi.endpoints.saveKyc.initiate(
        { sections, times: timesOf(answeredAt), isLeaving },
        { track: false },
      ),
    );
    signal.addEventListener('abort', () => call.abort());
    const result = await call;
    if (result.error !== undefined) {
      return resultOf(result.error);
    }
    const newer = (result.data.superseded ?? []).map(({ path }) => toDomainPath(path));
    return newer.length === 0 ? 'saved' : { newer };
  };
}

/** As the API wants to be told: how long an answer waited is the difference, so that this clock may be wrong. */
function timesOf(answeredAt: Readonly<Record<string, number>>): NonNullable<KycSave['times']> {
  const times = Object.entries(answeredAt).map(([path, at]) => [
    toWirePath(path),
    new Date(at).toISOString(),
  ]);
  return { sentAt: new Date().toISOString(), answeredAt: Object.fromEntries(times) };
}

/** Without an answer, overloaded or broken: worth another try. Whatever the server understood and refused is not. */
function resultOf(error: unknown): SaveResult {
  if (!isApiError(error)) {
    return 'later';
  }
  const isTemporary =
    error.status === null || error.status >= 500 || error.status === 429 || error.status === 409;
  return isTemporary ? 'later' : 'refused';
}
