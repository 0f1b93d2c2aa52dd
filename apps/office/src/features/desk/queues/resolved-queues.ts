import type { DeskQueue } from '@portal/domain/desk/queues/desk-queues';
import type { StaffAction } from '@portal/domain/firm/staff/permissions';

/** Queues whose rows are resolved in the list itself: the call, and the action it needs. */
export const RESOLVED_QUEUES = {
  bounces: { call: 'clear', action: 'operation.clear-bounce' },
  jobs: { call: 'repeat', action: 'operation.repeat-work' },
  papers: { call: 'repeat', action: 'operation.repeat-work' },
} as const satisfies Partial<Record<DeskQueue, { call: string; action: StaffAction }>>;
export type ResolvedQueue = keyof typeof RESOLVED_QUEUES;

/** The queue, if the person may resolve its rows; null otherwise. */
export function resolvedQueue(queue: DeskQueue, actions: readonly StaffAction[]): ResolvedQueue | null {
  switch (queue) {
    case 'bounces':
    case 'jobs':
    case 'papers':
      return actions.includes(RESOLVED_QUEUES[queue].action) ? queue : null;
    default:
      return null;
  }
}
