import type { Deps } from '../../../platform/deps.ts';

const MINUTE_MS = 60_000;

/** Until when an unfinished order keeps its units. */
export function holdExpiry({ config }: Pick<Deps, 'config'>, at: Date): Date {
  return new Date(at.getTime() + config.orderHoldMinutes * MINUTE_MS);
}
