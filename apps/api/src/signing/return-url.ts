import { AppError } from '../http/app-error.ts';

/**
 * Where the ceremony leads afterwards, as a whole address. Takes an address or a path of the portal's own origin.
 * Throws RETURN_URL_FOREIGN for every other: a link of ours must never lead people somewhere else.
 */
export function readReturnUrl(returnUrl: string, publicUrl: string): string {
  const url = URL.canParse(returnUrl, publicUrl) ? new URL(returnUrl, publicUrl) : null;
  const hasCredentials = url !== null && (url.username !== '' || url.password !== '');
  if (url === null || hasCredentials || url.origin !== new URL(publicUrl).origin) {
    throw new AppError('RETURN_URL_FOREIGN');
  }
  return url.href;
}
