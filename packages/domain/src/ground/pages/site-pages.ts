/**
 * What the build of the application tells the server: every pattern of address that it has a page for (`/wizard/:slug/:step`,
 * `/onboarding/:segment?`), with the name of the file that the page starts from. Where two patterns fit, the first counts.
 */
export type SitePages = Record<string, string>;

/** The file of every page that is not rendered beforehand: the empty application. */
export const EMPTY_PAGE = 'app';

/** A pattern as an expression, as the application's router reads it: case and a trailing slash never matter. */
export function addressExpression(pattern: string): RegExp {
  const segments = pattern
    .split('/')
    .filter((segment) => segment !== '')
    .map((segment) => {
      if (!segment.startsWith(':')) {
        return `/${segment.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`;
      }
      return segment.endsWith('?') ? '(?:/[^/]+)?' : '/[^/]+';
    });
  return new RegExp(`^${segments.join('')}/*$`, 'i');
}
