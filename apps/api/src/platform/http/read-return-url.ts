import { AppError } from './app-error.ts';

/** Addresses are read leniently: these are turned into slashes or dropped, so that what is checked is not what was written. */
const REWRITTEN = /[\p{Cc}\p{Z}\\]/u;
/** A path that would name a host if a page went there by it alone; encoded too, for whoever decodes before looking. */
const HOST_LIKE = /^\/(?:\/|%2f|%5c)/i;

/**
 * Where the ceremony leads afterwards, as a whole address. Takes a path of the portal, from its slash on, or the same behind the
 * portal's own origin, written as browsers write it. Throws RETURN_URL_FOREIGN for every other: a link of ours must never lead
 * people somewhere else, whatever reads it later.
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
