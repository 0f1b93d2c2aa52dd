import { OFFICE_PAGES } from '@portal/domain/office/office-pages';
import { type FlagQuery, flagQuerySchema } from '@portal/domain/wire/office-flags';

/** What an address asks of the list. A parameter that says nothing is left out: a link that somebody shortened still opens the list. */
export function queryOf(search: URLSearchParams): FlagQuery {
  const known = [...search].filter(([name, value]) => flagQuerySchema.safeParse({ [name]: value }).success);
  const parsed = flagQuerySchema.safeParse(Object.fromEntries(known));
  return parsed.success ? parsed.data : { state: 'open' };
}

/** The address of a page of the list. */
export function flagsAddress({ state, after }: FlagQuery): string {
  const said = { ...(state === 'open' ? {} : { state }), ...(after === undefined ? {} : { after }) };
  const search = new URLSearchParams(said).toString();
  return `${OFFICE_PAGES.moneyFlags}${search === '' ? '' : `?${search}`}`;
}
