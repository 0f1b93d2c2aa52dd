import type { StatementEncoding } from './statement-profile.ts';

/** What an OFX file says of itself. `encoding`: null where it says none, or two. */
export type OfxHeader = { readonly encoding: StatementEncoding | null };

/** As far as a header is looked for, in characters. */
export const OFX_HEADER_LENGTH_MAX = 4_096;
/** What may stand before a header: blanks, and a byte order mark, by itself or as its bytes read as Latin-1. */
const BEFORE = /^(?:\s|\uFEFF|\u00EF\u00BB\u00BF)+/u;
const KEYS = 'OFXHEADER|DATA|VERSION|SECURITY|ENCODING|CHARSET|COMPRESSION|OLDFILEUID|NEWFILEUID';
const BEGINS_WITH_KEY = new RegExp(`^(?:${KEYS})\\s*:`);
const PAIR = new RegExp(`(${KEYS})\\s*:\\s*(.*?)\\s*(?=(?:${KEYS})\\s*:|$)`, 'g');
const VERSION_1 = /^1\d\d$/;
const XML = /^(?:<\?xml\b([^>]*)\?>\s*)?(?:<\?OFX\b([^>]*)\?>\s*)?(<OFX[\s>])?/i;

/** How banks spell the encodings that we read, without anything but letters and digits. */
const SPELLINGS: Readonly<Record<string, StatementEncoding>> = {
  '1252': 'windows-1252',
  WINDOWS1252: 'windows-1252',
  CP1252: 'windows-1252',
  // What ISO-8859-1 can print, Windows-1252 has in the same places.
  '88591': 'windows-1252',
  ISO88591: 'windows-1252',
  LATIN1: 'windows-1252',
  UTF8: 'utf-8',
  UNICODE: 'utf-8',
};
const SAYS_NOTHING = ['', 'NONE', 'USASCII', 'ASCII'];

/**
 * Reads the beginning of a file, up to its first element: keys and values of version 1, on a line each or all on one, or the
 * declarations of version 2, or nothing but the first element. Null for a file that is no OFX.
 */
export function readOfxHeader(beginning: string): OfxHeader | null {
  const text = beginning.replace(BEFORE, '');
  if (text.startsWith('<')) {
    return readDeclarations(text);
  }
  const [above = ''] = text.split('<', 1);
  const lines = above.split(/[\r\n]+/).map((line) => line.trim());
  if (!BEGINS_WITH_KEY.test(lines[0] ?? '')) {
    return null;
  }
  const pairs = lines
    .filter((line) => BEGINS_WITH_KEY.test(line))
    .flatMap((line) =>
      [...line.matchAll(PAIR)].map(({ 1: key = '', 2: value = '' }) => [key, value] as const),
    );
  const said = new Map(pairs);
  if (!VERSION_1.test(said.get('OFXHEADER') ?? '')) {
    return null;
  }
  const ofCharset = encodingOf(said.get('CHARSET'));
  const ofEncoding = encodingOf(said.get('ENCODING'));
  const isOne = ofCharset === null || ofEncoding === null || ofCharset === ofEncoding;
  return { encoding: isOne ? (ofCharset ?? ofEncoding) : null };
}

function readDeclarations(text: string): OfxHeader | null {
  const [, xml = '', ofx, root] = XML.exec(text) ?? [];
  const isOfx = ofx === undefined ? root !== undefined : /\bOFXHEADER\s*=\s*["']2\d\d["']/i.test(ofx);
  const [, encoding] = /\bencoding\s*=\s*["']([^"']*)["']/i.exec(xml) ?? [];
  return isOfx ? { encoding: encodingOf(encoding) } : null;
}

/** Null where nothing is said; an encoding that we do not read is not taken for one that we do. */
function encodingOf(name = ''): StatementEncoding | null {
  const spelled = name.toUpperCase().replace(/[^A-Z0-9]/g, '');
  return SAYS_NOTHING.includes(spelled) ? null : (SPELLINGS[spelled] ?? 'utf-8');
}
