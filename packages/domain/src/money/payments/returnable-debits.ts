import type { CalendarDate } from '../../ground/people/calendar-date.ts';
import { returnableUntil } from './return-file.ts';

type Debit = { readonly amountCents: bigint; readonly dueOn: CalendarDate; readonly cameBack: boolean };

/** What the investor's bank may still take back today of an order's debits, and the last day for it; null where nothing. */
export function returnableDebits(
  debits: readonly Debit[],
  today: CalendarDate,
): { amountCents: bigint; until: CalendarDate } | null {
  const open = debits.filter(({ cameBack, dueOn }) => !cameBack && returnableUntil(dueOn) >= today);
  const until = open
    .map(({ dueOn }) => returnableUntil(dueOn))
    .toSorted()
    .at(-1);
  return until === undefined
    ? null
    : { amountCents: open.reduce((sum, { amountCents }) => sum + amountCents, 0n), until };
}
