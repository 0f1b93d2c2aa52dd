/** Hyphens, dashes and apostrophes: people type a blank or nothing in their place. */
const JOINTS = /[\p{Pd}'’ʼʻ`]/gu;

/**
 * Text as people type it in a search: without capitals, accents, ligatures, hyphens and apostrophes. `Trois-Rivières` and
 * `trois rivieres` are the same.
 */
export function foldText(text: string): string {
  return fold(text).replace(JOINTS, ' ').replace(/\s+/gu, ' ').trim();
}

/** True when every word of what is searched, folded, is in the text; `lile` is in `L’Île` too. */
export function hasWords(text: string, searched: string): boolean {
  const haystack = `${foldText(text)} ${fold(text).replace(JOINTS, '')}`;
  return foldText(searched)
    .split(' ')
    .every((word) => haystack.includes(word));
}

function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae');
}
