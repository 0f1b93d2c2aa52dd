import type { Deps } from '../../../platform/deps.ts';

/** True while the portal looks on: what is decided of orders is recorded and shown, and stops nobody. */
export function isObserving(_deps: Pick<Deps, 'config'>): boolean {
  return true;
}
