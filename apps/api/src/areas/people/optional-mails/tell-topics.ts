import { databaseFailureOf } from '../../../platform/db/database-failure-of.ts';
import type { Deps } from '../../../platform/deps.ts';
import { endOfWork } from '../../../platform/portions/end-of-work.ts';
import { goOnAtOnce } from '../../../platform/portions/go-on-at-once.ts';
import { notifySubscribers, type Telling } from './notify-subscribers.ts';

/**
 * Mails topics to their subscribers, one after the other, within the time of one job; once that is up, a next job goes on. A topic that
 * cannot be told keeps no other waiting: the job fails at its end, with the first trouble.
 */
export async function tellTopics(
  deps: Deps,
  job: 'announce-new-deals' | 'send-articles',
  tellings: readonly Telling[],
  endsAt = endOfWork(),
): Promise<void> {
  let trouble: unknown = null;
  for (const telling of tellings) {
    const told = await notifySubscribers(deps, telling, endsAt).catch((error: unknown) => {
      if (databaseFailureOf(error) === 'away') {
        throw error;
      }
      deps.log.error({ topic: telling.topic.id, err: error }, 'a topic was passed by');
      trouble ??= error;
      return 'passed-by' as const;
    });
    if (told === 'time-up') {
      await goOnAtOnce(deps, job);
      return;
    }
  }
  if (trouble !== null) {
    throw trouble;
  }
}
