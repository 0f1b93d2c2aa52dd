import type { Deps } from '../deps.ts';
import { eachText, mapTexts } from './map-texts.ts';
import { REFERENCE_PREFIX, REFERENCES, reasonContext } from './reason-reference.ts';
import { findReasons } from './reasons.store.ts';

/** How many are read at once: a list written to a file may name as many as it has rows. */
const BATCH_REASONS = 1_000;

/**
 * The same value with the reasons in place of their references, for whatever leaves the server: answers, mails, files, lines of
 * commands. Who may not read a reason was given no reference to it. A reference of nothing that is kept stays as it is.
 */
export async function openReasons<Value>(
  { db, secrets }: Pick<Deps, 'db' | 'secrets'>,
  value: Value,
): Promise<Value> {
  const ids = [...idsIn(value)];
  if (ids.length === 0) {
    return value;
  }
  const reasons = new Map<string, string>();
  for (let first = 0; first < ids.length; first += BATCH_REASONS) {
    for (const { id, sealed } of await findReasons(db, ids.slice(first, first + BATCH_REASONS))) {
      reasons.set(id, (await secrets.open(sealed, reasonContext(id))).toString());
    }
  }
  return mapTexts(value, (text) =>
    text.replace(REFERENCES, (reference, id: string) => reasons.get(id) ?? reference),
  );
}

function idsIn(value: unknown): Set<string> {
  const ids = new Set<string>();
  eachText(value, (text) => {
    if (text.includes(REFERENCE_PREFIX)) {
      for (const [, id = ''] of text.matchAll(REFERENCES)) {
        ids.add(id);
      }
    }
  });
  return ids;
}
