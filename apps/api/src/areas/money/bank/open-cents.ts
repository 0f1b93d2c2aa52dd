import type { BankLineRecord } from './open-lines.ts';

/** How much of a line is matched to nothing yet. */
export function openCentsOf({ cents, matchedCents }: Pick<BankLineRecord, 'cents' | 'matchedCents'>): bigint {
  return (cents < 0n ? -cents : cents) - matchedCents;
}
