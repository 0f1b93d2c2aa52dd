import { decodeEntities } from './decode-entities.ts';

/** A tag of an OFX file with the text up to the next one, and the line on which it stands. */
export type OfxTag = { readonly name: string; readonly value: string; readonly line: number };

/** What stands between an opening tag and its closing one, and the line of the first. */
export type OfxBlock = { readonly line: number; readonly tags: readonly OfxTag[] };

const TAG = /<(?:(\/?)([A-Za-z][\w.-]{0,63})\s*(\/?)|(OFX)\s[^<>]*)>/iy;
/** What people and banks write freely: a tag that is none of OFX's is a part of it. */
const TEXTS = ['NAME', 'EXTDNAME', 'MEMO'];
/** What may follow a text, by the specification of OFX 1.6 and 2.2 (STMTTRN); a vendor's own has a point in its name. */
const AFTER_TEXT = new Set(
  `OFX BANKMSGSRSV1 STMTTRNRS STMTRS BANKTRANLIST STMTTRN LEDGERBAL AVAILBAL BAL BALLIST BALAMT DTASOF MKTGINFO CASHADVBALAMT
  TRNTYPE DTPOSTED DTUSER DTAVAIL DTTRADE TRNAMT FITID CORRECTFITID CORRECTACTION SRVRTID CHECKNUM REFNUM SIC PAYEEID
  NAME EXTDNAME MEMO PAYEE ADDR1 ADDR2 ADDR3 CITY STATE POSTALCODE COUNTRY PHONE BANKACCTTO CCACCTTO BANKID BRANCHID
  ACCTID ACCTTYPE ACCTKEY CURRENCY ORIGCURRENCY CURRATE CURSYM IMAGEDATA IMAGETYPE IMAGEREF INV401KSOURCE
  CCSTMTTRNRS CCSTMTRS CREDITCARDMSGSRSV1`.split(/\s+/),
);

type Markup = {
  readonly end: number;
  readonly tag: { name: string; isEmpty: boolean } | null;
  readonly text: string;
};

/**
 * Every tag of a text in its order, closing ones by their stroke; values may lack their closing tag, and may be broken over lines.
 * What looks like a tag within a payor's name or a memo and is none of OFX stays a part of it: no text is cut. With `wanted`, others
 * are not given. Reads each character once, whatever the text.
 */
export function* ofxTags(text: string, wanted: ReadonlySet<string> | null = null): Generator<OfxTag> {
  const endOf = endFinder(text);
  const lineOf = lineCounter(text);
  let open: { name: string; line: number } | null = null;
  let value = '';
  let from = 0;
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at)) {
    const markup = markupAt(text, at, endOf);
    if (markup === null || (markup.tag !== null && isOfText(open?.name, markup.tag.name))) {
      at = markup?.end ?? at + 1;
      continue;
    }
    value += open === null ? '' : decodeEntities(text.slice(from, at)) + markup.text;
    from = markup.end;
    if (markup.tag !== null) {
      if (open !== null) {
        yield { ...open, value: squeezed(value) };
      }
      const { name, isEmpty } = markup.tag;
      const line = lineOf(at);
      value = '';
      open = wanted === null || wanted.has(name) ? { name, line } : null;
      if (isEmpty && open !== null) {
        yield { ...open, value: '' };
        open = { name: `/${name}`, line };
      }
    }
    at = markup.end;
  }
  if (open !== null) {
    yield { ...open, value: squeezed(value + decodeEntities(text.slice(from))) };
  }
}

function isOfText(open: string | undefined, name: string): boolean {
  const plain = name.replace('/', '');
  return open !== undefined && TEXTS.includes(open) && !plain.includes('.') && !AFTER_TEXT.has(plain);
}

/** What begins with a `<`; null where that is only a character. */
function markupAt(text: string, at: number, endOf: ReturnType<typeof endFinder>): Markup | null {
  TAG.lastIndex = at;
  const tag = TAG.exec(text);
  if (tag !== null) {
    const [{ length }, stroke = '', name = '', empty = '', root = ''] = tag;
    const isEmpty = empty !== '' && stroke === '';
    return { end: at + length, tag: { name: `${stroke}${name}${root}`.toUpperCase(), isEmpty }, text: '' };
  }
  for (const [begin, end] of [
    ['<![CDATA[', ']]>'],
    ['<!--', '-->'],
    ['<?', '?>'],
  ] as const) {
    const last = text.startsWith(begin, at) ? endOf(end, at + begin.length) : -1;
    if (last >= 0) {
      const literal = end === ']]>' ? text.slice(at + begin.length, last) : '';
      return { end: last + end.length, tag: null, text: literal };
    }
  }
  return null;
}

/** Where a mark stands next; what was looked for in vain is not looked for again. */
function endFinder(text: string) {
  const missing = new Set<string>();
  return (mark: string, from: number): number => {
    const end = missing.has(mark) ? -1 : text.indexOf(mark, from);
    if (end < 0) {
      missing.add(mark);
    }
    return end;
  };
}

/** The line of each place, asked in their order. */
function lineCounter(text: string) {
  let line = 1;
  let next = text.indexOf('\n');
  return (at: number): number => {
    while (next >= 0 && next < at) {
      line += 1;
      next = text.indexOf('\n', next + 1);
    }
    return line;
  };
}

/** The blocks of a name; an aggregate always has its closing tag. */
export function ofxBlocks(tags: readonly OfxTag[], name: string): OfxBlock[] {
  const blocks: OfxBlock[] = [];
  let open: OfxTag[] | null = null;
  for (const tag of tags) {
    if (tag.name === name) {
      open = [];
      blocks.push({ line: tag.line, tags: open });
    } else if (tag.name === `/${name}`) {
      open = null;
    } else {
      open?.push(tag);
    }
  }
  return blocks;
}

/** The first tag of a name; null where there is none. */
export function ofxTag(tags: readonly OfxTag[], name: string): OfxTag | null {
  return tags.find((tag) => tag.name === name) ?? null;
}

function squeezed(value: string): string {
  return value.replaceAll(/\s+/gu, ' ').trim();
}
