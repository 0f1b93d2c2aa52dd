import { escapeForRegExp, matchesPattern, type TextMap } from './flatten-texts.ts';

/** What one source file says about message keys. */
export type KeyMentions = {
  /** Keys that the code will look up as they stand, so each must exist. */
  demanded: string[];
  /** Any text or property path that may be a key or the beginning of keys. */
  mentioned: string[];
  /** Keys put together in a template, as patterns with `*` for what is filled in. */
  patterns: string[];
};

/** Key patterns that no source spells out, each with the reason. */
export type DynamicKeys = Readonly<Record<string, string>>;

const PATH = String.raw`[A-Za-z][\w-]*(?:\.[\w-]+)+`;
const LOOKED_UP = [
  new RegExp(String.raw`\bt\(\s*['"](${PATH})['"]`, 'g'),
  new RegExp(String.raw`\b\w*[kK]ey\s*[:=]\s*\{?\s*['"](${PATH})['"]`, 'g'),
];
const QUOTED = new RegExp(String.raw`['"\`](${PATH})\.?['"\`]`, 'g');
const PROPERTY = new RegExp(String.raw`\b(${PATH})`, 'g');
const TEMPLATE = /`([A-Za-z][\w-]*\.[^`\n]*\$\{[^`\n]*)`/g;

/** Finds what one source file says about the keys of the named blocks. */
export function findKeyMentions(source: string, blocks: ReadonlySet<string>): KeyMentions {
  const ofBlocks = (path: string) => blocks.has(path.slice(0, path.indexOf('.')));
  const all = (pattern: RegExp) =>
    [...source.matchAll(pattern)].map((match) => match[1] ?? '').filter(ofBlocks);
  return {
    demanded: LOOKED_UP.flatMap(all),
    mentioned: [...all(QUOTED), ...propertyPaths(source, blocks)],
    patterns: all(TEMPLATE).map((template) => template.replace(/\$\{[^}]*\}/g, '*')),
  };
}

/** Paths such as `french.errors.soldOut`, from the block's name on. */
function propertyPaths(source: string, blocks: ReadonlySet<string>): string[] {
  return [...source.matchAll(PROPERTY)].flatMap((match) => {
    const parts = (match[1] ?? '').split('.');
    const start = parts.findIndex((part) => blocks.has(part));
    return start === -1 || start === parts.length - 1 ? [] : [parts.slice(start).join('.')];
  });
}

/** Says which keys the code looks up in vain, and which texts nobody reads. */
export function usageProblems(
  texts: TextMap,
  mentions: readonly KeyMentions[],
  dynamic: DynamicKeys,
): string[] {
  const keys = new Map([...texts.keys()].map((key) => [key, withoutPlural(key)]));
  const plain = new Set(keys.values());
  const demanded = new Set(mentions.flatMap((file) => file.demanded));
  const mentioned = new Set(mentions.flatMap((file) => file.mentioned));
  const patterns = [...new Set(mentions.flatMap((file) => file.patterns)), ...Object.keys(dynamic)];
  const isUsed = (key: string) =>
    beginningsOf(key).some((beginning) => mentioned.has(beginning)) ||
    patterns.some((pattern) => matchesPattern(key, pattern));
  const stale = patterns.filter((pattern) => ![...plain].some((key) => matchesPattern(key, pattern)));
  return [
    ...[...demanded]
      .filter((key) => !exists(key, texts, plain))
      .map((key) => `${key}: looked up, but there is no such text`),
    ...stale.map((pattern) => `${pattern}: no text has a key of this form`),
    ...[...keys].filter(([, key]) => !isUsed(key)).map(([key]) => `${key}: nobody reads this text`),
  ];
}

const withoutPlural = (key: string) => key.replace(/_(?:one|other)$/, '');

/** A key itself, or an inner block that is read whole. */
function exists(key: string, texts: TextMap, plain: ReadonlySet<string>): boolean {
  const inner = new RegExp(`^${escapeForRegExp(key)}\\.`);
  return texts.has(key) || plain.has(key) || [...plain].some((other) => inner.test(other));
}

/** `a.b.c` gives `a.b` and `a.b.c`: a source that mentions an inner block may read all of it. */
function beginningsOf(key: string): string[] {
  const parts = key.split('.');
  return parts.map((_, index) => parts.slice(0, index + 1).join('.')).slice(1);
}
