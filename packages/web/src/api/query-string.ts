export type QueryValue = string | number | boolean | null | undefined;
export type QueryParams = Readonly<Record<string, QueryValue | readonly (string | number | null)[]>>;

/** A query string; lists use brackets (`type[]=land&type[]=student`), what is empty is left out. */
export function queryString(params: QueryParams): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    if (isList(value)) {
      // An empty place in a list keeps its place: a range without a lower end is `minimum[]=&minimum[]=5000`.
      for (const entry of value) {
        query.append(`${name}[]`, entry === null ? '' : String(entry));
      }
    } else if (value !== undefined && value !== null && value !== '') {
      query.append(name, String(value));
    }
  }
  return query.toString();
}

function isList(value: unknown): value is readonly (string | number | null)[] {
  return Array.isArray(value);
}
