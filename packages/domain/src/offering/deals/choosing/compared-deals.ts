/** More columns than this cannot be read side by side. */
export const COMPARED_MAX = 3;
const SLUG = /^[\w-]{1,100}$/;

/** The deals that an address names for comparison (`a,b,c`): each once, at most COMPARED_MAX, what is no name left out. */
export function parseCompared(value: string | null): string[] {
  const named = (value ?? '').split(',').filter((slug) => SLUG.test(slug));
  return [...new Set(named)].slice(0, COMPARED_MAX);
}

/** The deals with one marked or no longer marked; null where that would be one too many. */
export function toggleCompared(slugs: readonly string[], slug: string): string[] | null {
  const others = slugs.filter((other) => other !== slug);
  if (others.length < slugs.length) {
    return others;
  }
  return slugs.length < COMPARED_MAX ? [...slugs, slug] : null;
}
