/** Dotted keys with their texts, such as `wizard.cancel.title`. */
export type TextMap = ReadonlyMap<string, string>;

/**
 * Lays a block of texts out as dotted keys.
 * Throws TypeError when a leaf is not a text: i18next would show it as code.
 */
export function flattenTexts(name: string, block: unknown): TextMap {
  if (typeof block === 'string') {
    return new Map([[name, block]]);
  }
  if (typeof block !== 'object' || block === null) {
    throw new TypeError(`${name} is not a text`);
  }
  return new Map(Object.entries(block).flatMap(([key, inner]) => [...flattenTexts(`${name}.${key}`, inner)]));
}

/**
 * True when a key is one that a pattern names. `*` stands for any end of a key or for a part of it:
 * `deals.*.name`, `documents.provinces.*`.
 */
export function matchesPattern(key: string, pattern: string): boolean {
  const expression = pattern.split('*').map(escapeForRegExp).join('.+');
  return new RegExp(`^${expression}$`).test(key);
}

/** A text as a regular expression that matches only itself. */
export function escapeForRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
