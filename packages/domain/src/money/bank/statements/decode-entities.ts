const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  lsquo: '\u2018',
  rsquo: '\u2019',
  ldquo: '\u201C',
  rdquo: '\u201D',
  laquo: '\u00AB',
  raquo: '\u00BB',
  ndash: '\u2013',
  mdash: '\u2014',
  hellip: '\u2026',
  oelig: '\u0153',
  OElig: '\u0152',
  aelig: '\u00E6',
  AElig: '\u00C6',
  szlig: '\u00DF',
  oslash: '\u00F8',
  Oslash: '\u00D8',
  deg: '\u00B0',
  euro: '\u20AC',
};
/** The combining mark of each kind of accented letter: `&eacute;` is an e with the first. */
const ACCENTS: Readonly<Record<string, string>> = {
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  uml: '\u0308',
  tilde: '\u0303',
  cedil: '\u0327',
  ring: '\u030A',
};
const ENTITY =
  /&(?:#(\d{1,7})|#[xX]([0-9A-Fa-f]{1,6})|([A-Za-z])(acute|grave|circ|uml|tilde|cedil|ring)|([A-Za-z]{2,6}));/g;
const CODE_MAX = 0x10_ff_ff;
/** Control characters and halves of characters: nobody writes them, and they stay as they were typed. */
const UNWRITTEN = /[\p{Cc}\p{Cs}]/u;

/** The characters that a text names, each once: `&amp;lt;` is `&lt;`. What names none stays as it is. */
export function decodeEntities(text: string): string {
  return text.replace(
    ENTITY,
    (entity: string, decimal?: string, hex?: string, letter?: string, accent?: string, name?: string) => {
      if (letter !== undefined && accent !== undefined) {
        const joined = `${letter}${ACCENTS[accent] ?? ''}`.normalize('NFC');
        return joined.length === 1 ? joined : entity;
      }
      if (name !== undefined) {
        return NAMED[name] ?? entity;
      }
      return characterOf(decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)) ?? entity;
    },
  );
}

function characterOf(code: number): string | null {
  if (code > CODE_MAX) {
    return null;
  }
  const character = String.fromCodePoint(code);
  return UNWRITTEN.test(character) ? null : character;
}
