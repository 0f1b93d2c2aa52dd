import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A message as its reader sees it. */
export type Mail = { to: string; subject: string; language: string; text: string; html: string };

type Part = { headers: Map<string, string>; body: string };

/** The messages that the portal has sent, oldest first. */
export function readMails(dataDir: string): Mail[] {
  const folder = join(dataDir, 'mail');
  const names = existsSync(folder)
    ? readdirSync(folder).filter((name) => name.endsWith('.eml') && !name.startsWith('.'))
    : [];
  return names.sort().map((name) => parseMail(readFileSync(join(folder, name), 'utf8')));
}

/** Reads an RFC 822 message with its plain and HTML alternatives. */
export function parseMail(source: string): Mail {
  const message = splitPart(source.replaceAll('\r\n', '\n'));
  const parts = leavesOf(message);
  const bodyOf = (type: string) => {
    const part = parts.find((candidate) => contentType(candidate).startsWith(type));
    return part === undefined ? '' : decodeBody(part);
  };
  const header = (name: string) => decodeWords(message.headers.get(name) ?? '');
  return {
    to: header('to'),
    subject: header('subject'),
    language: header('content-language'),
    text: bodyOf('text/plain'),
    html: bodyOf('text/html'),
  };
}

const contentType = (part: Part) => part.headers.get('content-type') ?? 'text/plain';

function splitPart(source: string): Part {
  const end = source.indexOf('\n\n');
  const head = (end === -1 ? source : source.slice(0, end)).replace(/\n[ \t]+/g, ' ');
  const headers = head.split('\n').map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()];
  });
  return { headers: new Map(headers), body: end === -1 ? '' : source.slice(end + 2) };
}

function leavesOf(part: Part): Part[] {
  const boundary = /boundary="?([^";]+)"?/.exec(contentType(part))?.[1];
  if (boundary === undefined) {
    return [part];
  }
  const inner = part.body.split(`--${boundary}`).slice(1, -1);
  return inner.flatMap((source) => leavesOf(splitPart(source.replace(/^\n/, ''))));
}

function decodeBody(part: Part): string {
  const encoding = (part.headers.get('content-transfer-encoding') ?? '7bit').toLowerCase();
  if (encoding === 'base64') {
    return Buffer.from(part.body, 'base64').toString('utf8');
  }
  return encoding === 'quoted-printable' ? decodeQuotedPrintable(part.body.replace(/=\n/g, '')) : part.body;
}

function decodeQuotedPrintable(text: string): string {
  const bytes = text.replace(/=([0-9A-F]{2})/gi, (_all, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** Header words such as `=?UTF-8?Q?Bienvenue_=C3=A0?=`. */
function decodeWords(header: string): string {
  return header
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?[^?]+\?([BQ])\?([^?]*)\?=/gi, (_all, kind: string, text: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(text, 'base64').toString('utf8')
        : decodeQuotedPrintable(text.replaceAll('_', ' ')),
    );
}
