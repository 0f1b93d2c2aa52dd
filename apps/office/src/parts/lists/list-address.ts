/** The schema of a list's query. */
type Schema<Query> = { safeParse: (value: unknown) => { success: boolean; data?: Query | undefined } };

/**
 * The query in an address. Invalid parameters are left out: a link that somebody shortened still opens the list.
 * `otherwise` is the default query.
 */
export function askedOf<Query extends object>(
  search: URLSearchParams,
  schema: Schema<Query>,
  otherwise: Query,
): Query {
  const known = [...search].filter(([name, value]) => schema.safeParse({ [name]: value }).success);
  return schema.safeParse(Object.fromEntries(known)).data ?? otherwise;
}

/** The address of a list: readable, and good for links and bookmarks. */
export function listAddress(page: string, query: object): string {
  const said = Object.entries(query).flatMap(([name, value]): [string, string][] =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  );
  const search = new URLSearchParams(said).toString();
  return search === '' ? page : `${page}?${search}`;
}

/** The filters of a list, without the current page. */
export function filterOf<Query extends { after?: string | undefined }>({
  after: _page,
  ...filter
}: Query): Omit<Query, 'after'> {
  return filter;
}

/** How many of them are set. */
export function countAsked(filter: object): number {
  return Object.values(filter).filter((value) => value !== undefined).length;
}
