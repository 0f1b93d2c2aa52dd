const QUERY_PAIRS_MAX = 100;

/** Query strings with bracketed arrays: `type[]=fund&type[]=reit` becomes `{ type: ['fund', 'reit'] }`. */
export function parseQuery(text: string): Record<string, string | string[]> {
  const result: Record<string, string | string[]> = Object.create(null);
  for (const [name, value] of [...new URLSearchParams(text)].slice(0, QUERY_PAIRS_MAX)) {
    if (name.endsWith('[]')) {
      const key = name.slice(0, -2);
      const list = result[key];
      result[key] = Array.isArray(list) ? [...list, value] : [value];
    } else {
      result[name] = value;
    }
  }
  return result;
}
