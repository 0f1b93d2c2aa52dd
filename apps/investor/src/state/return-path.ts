/**
 * The page of this portal to go back to. The server gives addresses of the portal's own origin only; taking the path
 * keeps the person on the address that they are on. A path that begins with two slashes would name another host.
 */
export function returnPath(returnUrl: string): string {
  const { pathname, search, hash } = new URL(returnUrl);
  return `${pathname.replace(/^\/{2,}/, '/')}${search}${hash}`;
}
