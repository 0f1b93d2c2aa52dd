import { createHash } from 'node:crypto';
import type { TextMap } from '@portal/messages/parity/flatten-texts';
import { matchesPattern } from '@portal/messages/parity/flatten-texts';
import { findKeyMentions } from '@portal/messages/parity/key-usage';

/** What a picture shows: the portal's texts on it, and a hash of the sources that draw its screen. */
export type Shown = { texts: readonly string[]; screen: string };

/** The texts of a picture's language, and the sources of its application by any name. */
export type Portal = { texts: TextMap; sources: readonly string[] };

const VARIES = /\{\{|\$t\(|<\d/;
const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
const IMPORT = /^(?:import|export)\b[^;]*?\bfrom '[^']*';$/gm;
/** What a screen is made of, however it is put into files: its texts' keys, its classes, its elements. */
const MARK = /'(?:[^'\\\n]|\\.)*'|"[^"\n]*"|`[^`]*`|(?<!\w)<[a-z][\w]*/g;

/**
 * What a picture that was just taken shows. Of what is written on it, names and figures of the demonstration change from day to
 * day; what stays are the portal's own texts without anything filled in.
 */
export function whatIsShown(written: readonly string[], portal: Portal): Shown {
  const own = new Set([...portal.texts.values()].filter((text) => !VARIES.test(text)).map(plain));
  const texts = [...new Set(written.map(plain))].filter((text) => own.has(text)).sort();
  return { texts, screen: printOfScreen(texts, portal) };
}

/** Why a picture is older than its screen; empty where it is not. */
export function whyOld(shown: Shown, portal: Portal): string[] {
  const known = new Set([...portal.texts.values()].map(plain));
  const gone = shown.texts.filter((text) => !known.has(text));
  if (gone.length > 0) {
    return gone.map((text) => `the portal says "${text}" no longer`);
  }
  return printOfScreen(shown.texts, portal) === shown.screen ? [] : ['its screen is drawn otherwise'];
}

/**
 * A screen's sources are those that name a text which only this place of the portal has. Files that move, comments, imports and
 * names in the code change nothing.
 */
function printOfScreen(shown: readonly string[], { texts, sources }: Portal): string {
  const blocks = new Set([...texts.keys()].map((key) => key.slice(0, key.indexOf('.'))));
  const keys = keysOfOnePlace(shown, texts);
  const marks = sources
    .filter((source) => namesOneOf(keys, source, blocks))
    .flatMap(marksOf)
    .sort();
  return createHash('sha256').update(marks.join('\n')).digest('hex').slice(0, 16);
}

function keysOfOnePlace(shown: readonly string[], texts: TextMap): string[] {
  const keysOf = Map.groupBy(texts, ([, text]) => plain(text));
  return shown.flatMap((text) => {
    const [first, ...others] = keysOf.get(text) ?? [];
    return first === undefined || others.length > 0 ? [] : [first[0]];
  });
}

function namesOneOf(keys: readonly string[], source: string, blocks: ReadonlySet<string>): boolean {
  const { mentioned, patterns } = findKeyMentions(source, blocks);
  const named = new Set(mentioned);
  return keys.some((key) => named.has(key) || patterns.some((pattern) => matchesPattern(key, pattern)));
}

function marksOf(source: string): string[] {
  return source.replace(COMMENT, '').replace(IMPORT, '').match(MARK) ?? [];
}

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
