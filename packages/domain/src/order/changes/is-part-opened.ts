import type { ChangeablePart } from './change-requests.ts';

/** Where the details of an order take names and places from. */
const DETAILS_FOLLOW = 'basics.';

/** Whether a part of an order may be changed while these things are asked for. Its details follow the person they are about. */
export function isPartOpened(part: ChangeablePart, asked: readonly string[]): boolean {
  return (
    asked.includes(part) ||
    (part === 'order.details' && asked.some((path) => path.startsWith(DETAILS_FOLLOW)))
  );
}
