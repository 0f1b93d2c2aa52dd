import type { Db } from './db/tables.ts';
import type { Deps, Questions } from './deps.ts';

/** Asks the areas that build upon the asker's own, in the same transaction. */
export function ask<Name extends keyof Questions>(
  trx: Db,
  deps: Pick<Deps, 'answers'>,
  name: Name,
  about: Questions[Name]['about'],
): Promise<Questions[Name]['answer']> {
  return deps.answers[name](trx, about);
}
