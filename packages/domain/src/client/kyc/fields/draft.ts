import { tidyText } from '../../../ground/people/tidy-line.ts';

/**
 * A shape while it is being filled in: any part may be absent, emptied to null, or still text that is not yet what
 * the field asks for. What was typed is kept as it was typed.
 */
export type Draft<Shape> = {
  [Key in keyof Shape]?:
    | (NonNullable<Shape[Key]> extends object ? Draft<NonNullable<Shape[Key]>> : DraftLeaf<Shape[Key]>)
    | null
    | undefined;
};

type DraftLeaf<Leaf> = Leaf extends boolean ? boolean | string : Leaf | string;

/** A plain object whose parts are not known yet. */
export type Parts = Readonly<Record<string, unknown>>;

/** True for an object that has named parts; lists and null have none. */
export function hasParts(value: unknown): value is Parts {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The part of a draft at a dotted path, undefined where the way ends early. */
export function partAt(value: unknown, path: string): unknown {
  let part = value;
  for (const name of path.split('.')) {
    part = hasParts(part) && Object.hasOwn(part, name) ? part[name] : undefined;
  }
  return part;
}

/** A copy of the draft with the part at a dotted path replaced; objects missing on the way are made. */
export function withPartAt(value: unknown, path: string, replacement: unknown): Parts {
  const [name = '', ...rest] = path.split('.');
  const parts = hasParts(value) ? value : {};
  const inner = Object.hasOwn(parts, name) ? parts[name] : undefined;
  return {
    ...parts,
    [name]: rest.length === 0 ? replacement : withPartAt(inner, rest.join('.'), replacement),
  };
}

/** True where nothing was answered: absent, null, or text of spaces only. */
export function isBlank(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && tidyText(value) === '');
}
