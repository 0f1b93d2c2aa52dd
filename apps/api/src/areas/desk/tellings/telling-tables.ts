import type { ToldTiming, ToldTopic } from '@portal/domain/desk/tellings/told-topics';

/** What people of the office want to be told by mail, and what they were told. */
export type TellingTables = {
  telling_choices: { staff_id: string; topic: ToldTopic; timing: ToldTiming; told_from: Date | null };
  tellings: { id: string; staff_id: string; at: Date; with_morning: boolean; done_at: Date | null };
  told_items: { staff_id: string; item: string; telling_id: string };
};
