import { foldText } from '../../../ground/people/fold-text.ts';
import { isOrderReference } from '../../../order/trades/order-reference.ts';

/** Of any script: names have words that are written in none of our letters. */
const WORDS = /[\p{L}\p{N}]+/gu;

type Named = { readonly reference: string };

/** Orders by the reference that their investors were told to write, to be found in many texts. */
export type OrdersByReference<Order extends Named> = ReadonlyMap<
  string,
  readonly { readonly order: Order; readonly words: readonly string[] }[]
>;

/** By the first word of each reference; one that says nothing is in no text. */
export function ordersByReference<Order extends Named>(orders: readonly Order[]): OrdersByReference<Order> {
  const named = orders.map((order) => ({ order, words: wordsOf(order.reference) }));
  return Map.groupBy(
    named.filter(({ words }) => words.length > 0),
    ({ words: [first = ''] }) => first,
  );
}

/** The orders whose reference is a word of its own in a text; an O counts as a zero. */
export function ordersNamedBy<Order extends Named>(
  description: string,
  orders: OrdersByReference<Order>,
): Order[] {
  const words = new Set(wordsOf(description));
  return [...words].flatMap((word) =>
    (orders.get(word) ?? []).filter((named) => hasAll(words, named.words)).map(({ order }) => order),
  );
}

/** The words of texts that may be an order's reference, each once: what the database has to be asked for. */
export function referencesIn(texts: readonly string[]): string[] {
  return [...new Set(texts.flatMap((text) => wordsOf(text).filter(isOrderReference)))];
}

/** True where all words of one text are in another; a text without words is in none. */
export function hasAllWords(words: ReadonlySet<string>, text: string): boolean {
  const asked = wordsOf(text);
  return asked.length > 0 && hasAll(words, asked);
}

/** The words of a text as references and names are compared: no accents, capitals, and a nought for an O. */
export function wordsOf(text: string): readonly string[] {
  return foldText(text).toUpperCase().replaceAll('O', '0').match(WORDS) ?? [];
}

function hasAll(words: ReadonlySet<string>, asked: readonly string[]): boolean {
  return asked.every((word) => words.has(word));
}
