import { dealerDay } from '@portal/domain/ground/formats/clock-days';
import type { Deps } from '../../../platform/deps.ts';

/**
 * True while the portal looks on: what is decided of orders is recorded and shown, and stops nobody. The dealer's `law.json` says from which
 * day on it does.
 */
export function isObserving({ clock, config }: Pick<Deps, 'clock' | 'config'>): boolean {
  const { from } = config.brand.law;
  return from === undefined || dealerDay(clock.now()) < from;
}
