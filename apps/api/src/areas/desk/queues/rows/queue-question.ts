import type { DeskFilter } from '@portal/domain/desk/queues/desk-query';
import type { DeskQueue } from '@portal/domain/desk/queues/desk-queues';
import type { ProvinceCode } from '@portal/domain/ground/people/provinces';

/** Who asks for which rows of a queue, and when. */
export type QueueQuestion = {
  queue: DeskQueue;
  filter: DeskFilter;
  /** Whose clients alone, with those for whom they stand in; null for everybody's. */
  representativeId: string | null;
  staffId: string;
  now: Date;
  stuckBefore: Date;
  /** By province: what waits since before is overdue, and what waits since then is due after today. */
  cutoffs: ReadonlyMap<ProvinceCode, { overdueBefore: Date; laterFrom: Date }>;
  /** False while the tables that the queue asks do not exist yet. */
  isThere: boolean;
};
