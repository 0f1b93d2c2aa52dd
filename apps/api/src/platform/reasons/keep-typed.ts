import { transact } from '../db/transact.ts';
import type { Deps } from '../deps.ts';
import { keepReasons } from './keep-reason.ts';
import type { TypedPlace } from './typed-places.ts';

/** The checked input of a call with references in place of what was typed, which is kept sealed in the call's own transaction. */
export async function keepTyped<Input>(
  deps: Pick<Deps, 'db' | 'secrets' | 'newId'>,
  places: readonly TypedPlace[],
  input: Input,
): Promise<Input> {
  const typed = new Set<string>();
  for (const place of places) {
    changeAt(input, place, (text) => {
      typed.add(text);
      return text;
    });
  }
  if (typed.size === 0) {
    return input;
  }
  const texts = [...typed];
  // As the first part of the call's transaction: repeated after a lost answer, the call keeps nothing twice.
  const references = await transact(deps.db, (trx) => keepReasons({ ...deps, db: trx }, texts));
  const referenceOf = new Map(texts.map((text, index) => [text, references[index] ?? '']));
  return places.reduce(
    (changed, place) => changeAt(changed, place, (text) => referenceOf.get(text) ?? text),
    input,
  );
}

/** The same with the texts at a place changed; a part that is not given stays away. */
function changeAt<Input>(input: Input, place: TypedPlace, change: (text: string) => string): Input;
function changeAt(input: unknown, place: TypedPlace, change: (text: string) => string): unknown {
  const [name, ...rest] = place;
  if (name === undefined) {
    return typeof input === 'string' ? change(input) : input;
  }
  if (name === null) {
    return Array.isArray(input) ? input.map((one: unknown) => changeAt(one, rest, change)) : input;
  }
  return typeof input === 'object' && input !== null && name in input
    ? { ...input, [name]: changeAt(Reflect.get(input, name), rest, change) }
    : input;
}
