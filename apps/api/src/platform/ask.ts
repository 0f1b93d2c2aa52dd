import type { Db } from './db/tables.ts';
import type { Deps, Questions } from './deps.ts';

/** Asks an area that builds upon the asker's, in the same transaction; main/answers.ts says who answers. */
export function ask<Name extends keyof Questions>(
  trx: Db,
  deps: Pick<Deps, 'answers'>,
  name: Name,
  about: Questions[Name]['about'],
): Promise<Questions[Name]['answer']> {
  return deps.answers[name](trx, about);
}
