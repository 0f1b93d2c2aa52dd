import { DEALER_REPRESENTATIVES } from '@portal/domain/people/dealer-representatives';

/** The representative whose clients a person of the office sees; null where there is none. */
export function representativeName(id: string | null): string | null {
  return DEALER_REPRESENTATIVES.find((representative) => representative.id === id)?.fullName ?? null;
}
