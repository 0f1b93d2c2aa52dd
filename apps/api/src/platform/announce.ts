import type { Db } from './db/tables.ts';
import type { Deps, Events } from './deps.ts';

/** Lets every interested area react to what has just happened, one after the other, in the same transaction. */
export async function announce<Name extends keyof Events>(
  trx: Db,
  deps: Deps,
  name: Name,
  event: Events[Name],
): Promise<void> {
  for (const react of deps.reactions[name]) {
    await react(trx, deps, event);
  }
}
