import { DESK_QUEUES, type DeskQueue, QUEUE_FACTS } from '@portal/domain/desk/queues/desk-queues';
import type { Deps } from '../../../../platform/deps.ts';
import { hasJobTables } from '../../../../platform/jobs/jobs.store.ts';
import { stuckBefore } from '../../../../platform/jobs/watch-jobs.ts';
import type { Figure, WatchedFacts } from '../../../../platform/metrics/watched-facts.ts';
import { summariseQueue } from './queue-counts.store.ts';

const MS = 1_000;
const WAITING = 'portal_desk_waiting';
const OLDEST = 'portal_desk_oldest_seconds';
/** Everything else waits for somebody. */
const WATCHED = DESK_QUEUES.filter((queue) => QUEUE_FACTS[queue].dueInDays !== null);

/** How much waits in each queue of the desk, up to a thousand, and since when. Nobody is named. */
export function watchQueues(deps: Deps): WatchedFacts {
  return {
    gauges: [
      { name: WAITING, help: 'Rows of a queue of the desk, counted up to 1,001', labels: ['queue'] },
      { name: OLDEST, help: 'How long the oldest row of a queue of the desk has waited', labels: ['queue'] },
    ],
    read: async () => {
      const isThere = await hasJobTables(deps.db);
      const figures = await Promise.all(
        WATCHED.map((queue) => figuresOf(deps, queue, queue !== 'jobs' || isThere)),
      );
      return figures.flat();
    },
  };
}

async function figuresOf(deps: Deps, queue: DeskQueue, isThere: boolean): Promise<Figure[]> {
  const now = deps.clock.now();
  const { count, oldestSince } = await summariseQueue(deps.db, {
    queue,
    filter: { snoozed: 'all' },
    representativeId: null,
    staffId: '',
    now,
    stuckBefore: stuckBefore(deps),
    cutoffs: new Map(),
    sought: null,
    isThere,
  });
  const value = count.value + (count.isCapped ? 1 : 0);
  return [
    { name: WAITING, of: [queue], value },
    {
      name: OLDEST,
      of: [queue],
      value: oldestSince === null ? 0 : (now.getTime() - oldestSince.getTime()) / MS,
    },
  ];
}
