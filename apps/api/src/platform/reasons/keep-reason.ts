import type { Deps } from '../deps.ts';
import { REFERENCE_PREFIX, reasonContext } from './reason-reference.ts';
import { insertReasons } from './reasons.store.ts';

type Keeping = Pick<Deps, 'db' | 'secrets' | 'newId'>;

/** Keeps what somebody typed, sealed, and returns the reference that stands in its place everywhere else. */
export async function keepReason(deps: Keeping, typed: string): Promise<string> {
  const [reference = ''] = await keepReasons(deps, [typed]);
  return reference;
}

/** Likewise several at once, in their order; of an empty text there is nothing to keep. */
export async function keepReasons(
  { db, secrets, newId }: Keeping,
  typed: readonly string[],
): Promise<string[]> {
  const kept = typed.map((text) => ({ id: newId(), text }));
  const rows = kept.flatMap(({ id, text }) =>
    text === '' ? [] : [{ id, sealed: secrets.seal(text, reasonContext(id)) }],
  );
  if (rows.length > 0) {
    await insertReasons(db, rows);
  }
  return kept.map(({ id, text }) => (text === '' ? '' : `${REFERENCE_PREFIX}${id}`));
}
