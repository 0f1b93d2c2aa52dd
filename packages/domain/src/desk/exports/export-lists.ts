import { DESK_QUEUES, type DeskQueue } from '../queues/desk-queues.ts';

/** Lists of the office that may be had as a file, beside the queues of the desk. */
const OTHER_LISTS = ['investors', 'messages', 'audit', 'bank-lines', 'bank-matches'] as const;

export const EXPORT_LISTS = [...DESK_QUEUES, ...OTHER_LISTS] as const;
export type ExportList = DeskQueue | (typeof OTHER_LISTS)[number];

/** The key of the text that names a list. */
export function exportListKey(list: ExportList): string {
  return OTHER_LISTS.some((other) => other === list)
    ? `officeExports.lists.${list}`
    : `officeDesk.queues.${list}`;
}
