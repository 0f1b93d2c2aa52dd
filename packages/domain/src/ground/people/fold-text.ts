/** Hyphens, dashes, apostrophes and the signs of a breath or a length: people type a blank or nothing in their place. */
const JOINTS = /[\p{Pd}'’‘`´ʹ-ˁˈːꞋꞌ꞉ʔɂɁ:]/gu;
/** Letters that no accent was put onto, each before what is typed for it (ICAO 9303, and keyboards without them). */
const LETTERS =
  'ɑⱥaƀɓbƈȼcđðɖɗdɇəǝɛeƒfǥɠɣgħⱨhıɨɩiɉjƙⱪkłƚⱡɫlɱmŋɲƞnøɔɵoƥpɋqɍɽrʃsŧƭⱦʈtʉʊuʋⱱvⱳwχxƴɏyƶȥⱬʒzßssæaeœoeþθth';
const PLAIN = new Map(
  Array.from(LETTERS.matchAll(/([^a-z]+)([a-z]+)/g), ([, letters = '', plain = '']) =>
    Array.from(letters, (letter) => [letter, plain] as const),
  ).flat(),
);

/**
 * The one folding of names and texts, for signing, payors, search, files and duplicates: without capitals, accents, strokes,
 * ligatures, hyphens and apostrophes. `Trois-Rivières` and `trois rivieres` are the same, and so are `Đặng` and `Dang`.
 * The database folds alike (`folded`, migration 0005).
 */
export function foldText(text: string): string {
  return plainLetters(text.replace(JOINTS, ' ')).replace(/\s+/g, ' ').trim();
}

/** True when every word of what is searched, folded, is in the text; `lile` is in `L’Île` too. */
export function hasWords(text: string, searched: string): boolean {
  const haystack = `${foldText(text)} ${plainLetters(text.replace(JOINTS, ''))}`;
  return foldText(searched)
    .split(' ')
    .every((word) => haystack.includes(word));
}

/** Letters alone are folded; hyphens, apostrophes and blanks stay. */
export function plainLetters(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{Mark}/gu, '')
    .replace(/[^ -~]/gu, (letter) => PLAIN.get(letter) ?? letter);
}
