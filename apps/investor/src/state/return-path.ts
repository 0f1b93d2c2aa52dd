/**
 * The portal page to return to. The server only gives addresses of the portal's own origin; taking just the path keeps the
 * person on the host they use. A path starting with two slashes would name another host.
 */
export function returnPath(returnUrl: string): string {
  const { pathname, search, hash } = new URL(returnUrl);
  return `${pathname.replace(/^\/{2,}/, '/')}${search}${hash}`;
}
