import type { DeskFilter } from '@portal/domain/desk/queues/desk-query';
import type { DeskQueue } from '@portal/domain/desk/queues/desk-queues';
import type { ProvinceCode } from '@portal/domain/ground/people/provinces';

/** The people whose name or address begins with a text: their ids, or 'many' where there are more than are worth naming. */
export type Sought = readonly string[] | 'many';

/** Who asks for which rows of a queue, and when. */
export type QueueQuestion = {
  queue: DeskQueue;
  filter: DeskFilter;
  /** The representative whose clients alone are shown, including those they stand in for; null for everybody's. */
  representativeId: string | null;
  staffId: string;
  now: Date;
  stuckBefore: Date;
  /** By province: anything waiting since before `overdueBefore` is overdue; since `laterFrom` or after, it is due after today. */
  cutoffs: ReadonlyMap<ProvinceCode, { overdueBefore: Date; laterFrom: Date }>;
  /** Whom the text of the filter's search finds; null where it has none. */
  sought: Sought | null;
  /** False while the tables that the queue asks do not exist yet. */
  isThere: boolean;
};
