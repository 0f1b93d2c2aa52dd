/** A no-break space, which some keyboards of Quebec type with Shift, is a space to whoever types it. */
const BLANK = /\p{Zs}/gu;

/**
 * A password as it is counted, judged and hashed: the profile OpaqueString of RFC 8265, which joins accents to their letters
 * (NFC) and makes every blank a space. Systems type `é` as one character or as two, and nobody can see which. NFKC would also
 * make `²` a `2`, a difference that people do see and may have chosen.
 */
export function normalisePassword(typed: string): string {
  return typed.replace(BLANK, ' ').normalize('NFC');
}

/** How long a password is, in code points of its normal form; the same in the browser and on the server. */
export function passwordLength(typed: string): number {
  return Array.from(normalisePassword(typed)).length;
}
