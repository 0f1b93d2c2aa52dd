import { AppError } from './app-error.ts';

/**
 * Browsers read addresses leniently: these characters become slashes or are dropped, so that the checked address would not be the
 * one used.
 */
const REWRITTEN = /[\p{Cc}\p{Z}\\]/u;
/** A path that would name a host if used by itself; also encoded, for readers that decode first. */
const HOST_LIKE = /^\/(?:\/|%2f|%5c)/i;

/**
 * Where the ceremony leads afterwards, as a whole address. Accepts a path of the portal, with or without the portal's own origin, as
 * browsers write it. Throws RETURN_URL_FOREIGN for any other: our links must never lead people elsewhere, whatever reads them later.
 */
export function readReturnUrl(returnUrl: string, publicUrl: string): string {
  const { origin } = new URL(publicUrl);
  const path = returnUrl.startsWith(`${origin}/`) ? returnUrl.slice(origin.length) : returnUrl;
  if (!path.startsWith('/') || REWRITTEN.test(path) || !URL.canParse(path, origin)) {
    throw new AppError('RETURN_URL_FOREIGN');
  }
  const url = new URL(path, origin);
  if (url.origin !== origin || HOST_LIKE.test(path) || HOST_LIKE.test(url.pathname)) {
    throw new AppError('RETURN_URL_FOREIGN');
  }
  return url.href;
}
