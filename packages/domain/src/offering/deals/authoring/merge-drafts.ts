import { type DealDraft, dealDraftSchema } from './deal-draft.ts';

/** A field, or a list as a whole, that two people changed each in their own way. */
export type DraftClash = { path: string; mine: unknown; theirs: unknown };

/**
 * Brings together what two people wrote from the same `base`. Where only one of them changed a field, their change stands.
 * Where both did, `merged` keeps mine and the clash names both, so that a person can choose. Lists of which entries were added or
 * removed on one side and changed on the other are chosen as a whole.
 */
export function mergeDrafts(
  base: DealDraft,
  theirs: DealDraft,
  mine: DealDraft,
): { merged: DealDraft; clashes: DraftClash[] } {
  const clashes: DraftClash[] = [];
  const merged = merge('', { base, theirs, mine }, clashes);
  return { merged: dealDraftSchema.parse(merged), clashes };
}

/** The draft with another value at a dotted path, such as `content.faqs.2.answer.fr`; the draft as it was where the value does not fit. */
export function draftWithValue(draft: DealDraft, path: string, value: unknown): DealDraft {
  const parsed = dealDraftSchema.safeParse(withValue(draft, path.split('.'), value));
  return parsed.success ? parsed.data : draft;
}

type Sides = { base: unknown; theirs: unknown; mine: unknown };

function merge(path: string, sides: Sides, clashes: DraftClash[]): unknown {
  const { base, theirs, mine } = sides;
  if (isSame(theirs, mine) || isSame(theirs, base)) {
    return mine;
  }
  if (isSame(mine, base)) {
    return theirs;
  }
  const within = (name: string) => (path === '' ? name : `${path}.${name}`);
  if (isList(base) && isList(theirs) && isList(mine) && areOfSameEntries([base, theirs, mine])) {
    return mine.map((entry, place) =>
      merge(within(String(place)), { base: base[place], theirs: theirs[place], mine: entry }, clashes),
    );
  }
  if (isFields(base) && isFields(theirs) && isFields(mine)) {
    const names = Object.keys({ ...base, ...theirs, ...mine });
    return Object.fromEntries(
      names.map((name) => [
        name,
        merge(within(name), { base: base[name], theirs: theirs[name], mine: mine[name] }, clashes),
      ]),
    );
  }
  clashes.push({ path, mine, theirs });
  return mine;
}

/** Entries with an id are the same by it, others by their place; words, such as provinces, are chosen as a whole. */
function areOfSameEntries(lists: readonly (readonly unknown[])[]): boolean {
  if (lists.some((list) => list.some((entry) => typeof entry === 'string'))) {
    return false;
  }
  const names = lists.map((list) => list.map((entry) => (isFields(entry) ? entry.id : undefined)));
  return names.every((ids) => isSame(ids, names[0]));
}

function withValue(part: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
  if (name === undefined) {
    return value;
  }
  if (isList(part)) {
    return part.map((entry, place) => (String(place) === name ? withValue(entry, rest, value) : entry));
  }
  return isFields(part) ? { ...part, [name]: withValue(part[name], rest, value) } : part;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function isList(value: unknown): value is unknown[] {
  return Array.isArray(value);
}

function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
