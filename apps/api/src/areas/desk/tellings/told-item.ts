import type { DeskQueue } from '@portal/domain/desk/queues/desk-queues';
import type { ToldTopic } from '@portal/domain/desk/tellings/told-topics';
import type { Language } from '@portal/domain/ground/people/languages';
import type { Reader } from '../queues/rows/ask-queue.ts';

/** Something that a person may be told of. It names no client: a mail may be read over a shoulder. */
export type ToldItem = {
  topic: ToldTopic;
  /** Of this thing and what became of it: told once to each person. */
  item: string;
  /** Since when it is so. */
  since: Date;
  /** Told at once whatever the person chose, since nobody else can do it. */
  isOnlyTheirs: boolean;
  /** Its text below `mailOffice.told.lines`, and what that names. */
  line: string;
  named: Record<string, string>;
  /** The queue that it is in, where its line names that. */
  queue?: DeskQueue;
  /** The page that it leads to. */
  path: string;
};

/** Who is told: how far they see, and in which language. */
export type ToldPerson = Pick<Reader, 'actor'> & {
  language: Language;
  /** What was before is not told. */
  floor: Date;
  now: Date;
  /** Seven o'clock of the last business day. */
  morning: Date;
};

/** What is read of each list for one person: more than anybody does in a fortnight. */
export const TOLD_ROWS_READ_MAX = 100;
