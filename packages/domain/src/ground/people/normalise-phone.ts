import { tidyCode } from './tidy-line.ts';

/** E.164 allows fifteen digits with the country code; fewer than eight is no subscriber anywhere. */
const E164 = /^\+[1-9]\d{7,14}$/;
/** North American numbers: area code and exchange never begin with 0 or 1. */
const NORTH_AMERICAN = /^\+1[2-9]\d{2}[2-9]\d{6}$/;
/** `ext. 22`, `poste 22`, `x22`, `#22`, and `;ext=22` as it is kept; an extension has at most six digits. */
const EXTENSION = /^(.+?)[\s,;]*(?:ext(?:ension|n)?|postes?|x|#)[\s.:=#]*(\d{1,6})$/i;

/**
 * A telephone number in E.164 form, `+14165550142`, and behind it its extension as RFC 3966 writes it, `;ext=22`. Ten digits, or
 * eleven that begin with 1, are taken as North American; any other country needs its `+` and code. Spaces, dots, dashes and
 * brackets are ignored. Undefined when it cannot be dialled.
 */
export function normalisePhone(typed: string): string | undefined {
  const tidy = tidyCode(typed);
  const [, before = tidy, extension] = EXTENSION.exec(tidy) ?? [];
  const number = withCountryCode(before.replace(/[\s().-]/g, ''));
  if (!E164.test(number) || (number.startsWith('+1') && !NORTH_AMERICAN.test(number))) {
    return undefined;
  }
  return extension === undefined ? number : `${number};ext=${extension}`;
}

function withCountryCode(compact: string): string {
  if (/^\d{10}$/.test(compact)) {
    return `+1${compact}`;
  }
  return /^1\d{10}$/.test(compact) ? `+${compact}` : compact;
}
