import type { MoneyEvent } from '../money-event.ts';

let count = 0;

/** A row of the journal as a provider tells it, with an id of its own. */
export function toldEvent(
  event: Pick<MoneyEvent, 'kind' | 'amountCents' | 'reference' | 'valueAt'> & Partial<MoneyEvent>,
): MoneyEvent {
  count += 1;
  return {
    id: String(count).padStart(6, '0'),
    wasClosed: false,
    teller: 'payment-provider',
    isAtBank: false,
    reverses: null,
    ...event,
  };
}
