import type { Language } from '@portal/domain/ground/people/languages';
import type { MailParts } from './mail-parts.ts';

/** Columns of a line of plain text: mail programs that do not break lines by themselves show this much, quoted once or twice too. */
const COLUMNS = 72;
/** French sets a blank before a colon, one that does not break. */
const COLONS: Record<Language, string> = { en: ':', fr: '\u00a0:' };
/** What mail programs know the end of a message by (RFC 3676 section 4.3). */
const SIGNATURE_MARK = '-- ';

/** The plain text of a message: short lines, an address of a page on a line of its own, the small print last. */
export function renderMailText(parts: MailParts): string {
  const { action, list, closing, optOut, notes } = parts;
  const colon = COLONS[parts.language];
  const sections = [
    broken(parts.heading),
    broken(parts.greeting),
    ...parts.paragraphs.map((text) => broken(text)),
    parts.facts.map(({ label, value }) => broken(`${label}${colon} ${value}`, '  ')).join('\n'),
    list === null
      ? ''
      : [
          broken(`${list.title}${colon}`),
          ...list.items.map(({ text, url }) => (url === null ? broken(text) : `${broken(text)}\n${url}`)),
        ].join('\n'),
    action === null ? '' : `${broken(`${action.label}${colon}`)}\n${action.url}`,
    broken(closing),
    optOut === null ? '' : `${broken(`${optOut.label}${colon}`)}\n${optOut.url}`,
    `${SIGNATURE_MARK}\n${notes.map((note) => broken(note)).join('\n\n')}`,
  ];
  return `${sections.filter((section) => section !== '').join('\n\n')}\n`;
}

/** A text in lines of at most `COLUMNS`, broken at blanks that may break; a longer word stands alone. Lines that it has stay. */
function broken(text: string, indent = ''): string {
  return text
    .split('\n')
    .map((line) => brokenLine(line, indent))
    .join('\n');
}

function brokenLine(line: string, indent: string): string {
  const lines: string[] = [];
  let current = '';
  for (const word of line.split(' ')) {
    const longer = current === '' ? word : `${current} ${word}`;
    if (longer.length <= COLUMNS || current.trim() === '') {
      current = longer;
      continue;
    }
    lines.push(current);
    current = `${indent}${word}`;
  }
  return [...lines, current].join('\n');
}
