import type { Dependents } from './dependents.store.ts';

/** True where somebody has to take over from a representative who leaves. */
export function needsCover({ clients, openOrders }: Dependents): boolean {
  return clients > 0 || openOrders > 0;
}
