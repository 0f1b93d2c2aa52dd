import type { DealDraft } from './deal-draft.ts';

type Value = string | number | boolean | null;

/** A field whose value differs; null where one side does not have it. */
export type DraftChange = { path: string; before: Value; after: Value };

/** Every field in which two versions of a deal differ, by its dotted path, in the order of the form. */
export function compareDrafts(before: DealDraft, after: DealDraft): DraftChange[] {
  const old = new Map(leavesOf(before, ''));
  const now = new Map(leavesOf(after, ''));
  const paths = [...new Set([...now.keys(), ...old.keys()])];
  return paths
    .map((path) => ({ path, before: old.get(path) ?? null, after: now.get(path) ?? null }))
    .filter((change) => change.before !== change.after);
}

function leavesOf(value: unknown, path: string): [string, Value][] {
  if (isWords(value)) {
    return [[path, value.join(' ')]];
  }
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([name, part]) =>
      leavesOf(part, path === '' ? name : `${path}.${name}`),
    );
  }
  return isValue(value) ? [[path, value]] : [];
}

/** A list of words, such as provinces: one value, as its order says nothing. */
function isWords(value: unknown): value is string[] {
  return Array.isArray(value) && value.length > 0 && value.every((entry) => typeof entry === 'string');
}

function isValue(value: unknown): value is Value {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}
