/** The longest name that a signature is typed with. */
export const SIGNER_NAME_MAX_LENGTH = 150;

/** A name's words without what people omit when typing: accents, capitals, apostrophes, hyphens, full stops. */
function wordsOf(name: string): string[] {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’ʼ`.]/gu, '')
    .split(/[\s\-‐‑–]+/u)
    .filter((word) => word !== '');
}

/**
 * True when what was typed is the signer's name: the same first and last word, and nothing that is not in the
 * name. Middle names may be left out, and so may accents and hyphens; a first name alone is not a signature.
 */
export function isSignerName(typed: string, name: string): boolean {
  const given = wordsOf(typed);
  const expected = wordsOf(name);
  if (given.length === 0 || given[0] !== expected[0] || given.at(-1) !== expected.at(-1)) {
    return false;
  }
  if (expected.length > 1 && given.length < 2) {
    return false;
  }
  let from = 0;
  return given.every((word) => {
    const at = expected.indexOf(word, from);
    from = at + 1;
    return at !== -1;
  });
}

/** What a person initials with: the first letters of the first and of the last word, `AT` for `Ada Tremblay`. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return ends.map((word) => [...(word ?? '')][0]?.toLocaleUpperCase('fr-CA') ?? '').join('');
}
