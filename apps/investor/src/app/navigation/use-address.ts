import { useHref } from 'react-router';

/**
 * What stands in a link: the router's address of a path of the portal; any other address, such as `https://` or `mailto:`,
 * as it is. The router would take that for a path below the page.
 */
export function useAddress(to: string): string {
  const inPortal = useHref(to);
  return URL.canParse(to) ? to : inPortal;
}
