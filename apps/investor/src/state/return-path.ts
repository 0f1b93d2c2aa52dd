/**
 * The page of this portal to go back to. The server gives addresses of the portal's own origin only; taking the path
 * keeps the person on the address that they are on.
 */
export function returnPath(returnUrl: string): string {
  const { pathname, search, hash } = new URL(returnUrl);
  return `${pathname}${search}${hash}`;
}
