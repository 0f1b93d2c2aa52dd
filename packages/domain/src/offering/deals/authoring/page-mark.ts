import type { DealDraft } from './deal-draft.ts';

const [FIRST_SEED, SECOND_SEED] = [0xdeadbeef, 0x41c6ce57];
const [FIRST_PRIME, SECOND_PRIME] = [2_654_435_761, 1_597_334_677];
const RADIX = 36;

/**
 * A short mark of everything that a deal's page says, which another text does not have: it tells whether the page is still the one that
 * its issuer approved. The approval itself is not part of it, nor how texts are broken into lines.
 */
export function pageMark({ content, ...terms }: DealDraft): string {
  const { offering, ...texts } = content;
  const { approval: _approval, ...sale } = offering ?? {};
  return markOf(wordsOf({ ...terms, content: { ...texts, offering: sale } }));
}

/** The same for the same values, whatever the order of their fields. */
function wordsOf(value: unknown): string {
  if (Array.isArray(value)) {
    return `[${value.map(wordsOf).join(',')}]`;
  }
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).filter(([, part]) => part !== undefined);
    const sorted = fields.toSorted(([one], [other]) => (one < other ? -1 : 1));
    return `{${sorted.map(([name, part]) => `${name}:${wordsOf(part)}`).join(',')}}`;
  }
  return JSON.stringify(
    typeof value === 'string' ? value.normalize('NFC').replace(/\s+/g, ' ').trim() : value,
  );
}

/** Two sums that run through all letters, each stirred into the other at the end. */
function markOf(words: string): string {
  let [one, other] = [FIRST_SEED, SECOND_SEED];
  for (let place = 0; place < words.length; place += 1) {
    const letter = words.charCodeAt(place);
    one = Math.imul(one ^ letter, FIRST_PRIME);
    other = Math.imul(other ^ letter, SECOND_PRIME);
  }
  const [left, right] = [stirred(one, other), stirred(other, one)];
  return `${left.toString(RADIX)}-${right.toString(RADIX)}`;
}

function stirred(sum: number, by: number): number {
  return (Math.imul(sum ^ (sum >>> 16), 2_246_822_507) ^ Math.imul(by ^ (by >>> 13), 3_266_489_909)) >>> 0;
}
