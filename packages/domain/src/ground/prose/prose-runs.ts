import { isEmailAddress } from '../people/email-address.ts';

/** The longest address that a link in a text may have. */
const PROSE_ADDRESS_MAX = 2000;
const MAIL = 'mailto:';
/** A host of letters, digits and hyphens with at least one point; so there is no room for a name before an @. */
const WEB =
  /^https:\/\/(?:[\p{L}\p{N}-]{1,63}\.){1,8}\p{L}[\p{L}\p{N}-]{1,62}(?::\d{1,5})?(?:[/?#][^\s"<>\\`\p{C}]*)?$/u;

/** Words of one look: plain or bold, and leading somewhere or not. */
export type ProseRun = { text: string; isBold: boolean; href: string | null };

/** A mark with a backslash before it, the two stars of bold words, or words in brackets with an address. Each part is bounded. */
const MARKS = /\\([\\*[\]().-])|(\*\*)|\[([^[\]\n]{1,300})\]\(((?:[^()\s]|\([^()\s]{0,200}\)){1,2000})\)/gu;

type Part = { kind: 'words'; text: string; href: string | null } | { kind: 'stars'; at: number };

/** The words of a line with their looks. What is no mark stays as it was typed. */
export function runsOf(line: string): ProseRun[] {
  const parts = partsOf(line);
  const turns = pairsOf(parts, line);
  const runs: ProseRun[] = [];
  let isBold = false;
  for (const part of parts) {
    if (part.kind === 'words') {
      append(runs, { text: part.text, isBold, href: part.href });
    } else if (turns.has(part.at)) {
      isBold = !isBold;
    } else {
      append(runs, { text: '**', isBold, href: null });
    }
  }
  return runs;
}

function partsOf(line: string): Part[] {
  const parts: Part[] = [];
  let end = 0;
  const words = (text: string, href: string | null = null) => {
    if (text !== '') {
      parts.push({ kind: 'words', text, href });
    }
  };
  for (const match of line.matchAll(MARKS)) {
    const [whole, escaped, stars, label = '', address = ''] = match;
    words(line.slice(end, match.index));
    end = match.index + whole.length;
    if (stars !== undefined) {
      parts.push({ kind: 'stars', at: match.index });
    } else if (escaped !== undefined) {
      words(escaped);
    } else if (label.trim() !== '' && isProseAddress(address)) {
      words(label, address);
    } else {
      words(whole);
    }
  }
  words(line.slice(end));
  return parts;
}

/** Where bold begins and ends: two stars before a word, and two after one. Stars without a partner are words. */
function pairsOf(parts: readonly Part[], line: string): ReadonlySet<number> {
  const pairs = new Set<number>();
  let open: number | null = null;
  for (const part of parts) {
    if (part.kind === 'words') {
      continue;
    }
    if (open === null && /\S/u.test(line.charAt(part.at + 2))) {
      open = part.at;
    } else if (open !== null && part.at > open + 2 && /\S/u.test(line.charAt(part.at - 1))) {
      pairs.add(open).add(part.at);
      open = null;
    }
  }
  return pairs;
}

/** Words of the same look are one run. */
function append(runs: ProseRun[], run: ProseRun): void {
  const last = runs.at(-1);
  if (last !== undefined && last.href === null && run.href === null && last.isBold === run.isBold) {
    last.text += run.text;
  } else {
    runs.push({ ...run });
  }
}

/** What a link in a text may lead to: a page by https, or a mail to one address. Nothing else can act as a link. */
function isProseAddress(address: string): boolean {
  if (address.length > PROSE_ADDRESS_MAX) {
    return false;
  }
  return address.startsWith(MAIL) ? isEmailAddress(address.slice(MAIL.length)) : WEB.test(address);
}
