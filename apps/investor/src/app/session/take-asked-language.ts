/** In the query of a link, so that whoever shares it says in which language it opens: `?lang=fr`. */
const NAME = 'lang';

/**
 * The language that the address asks for, if any, as it stands there. It is taken out of the address: who then chooses the other
 * one keeps that when they load the page again.
 */
export function takeAskedLanguage({ location, history }: Pick<Window, 'location' | 'history'>): string {
  const query = new URLSearchParams(location.search);
  const asked = query.get(NAME);
  if (asked === null) {
    return '';
  }
  query.delete(NAME);
  const rest = query.size === 0 ? '' : `?${query}`;
  history.replaceState(history.state, '', `${location.pathname}${rest}${location.hash}`);
  return asked;
}
