/** E.164 allows fifteen digits with the country code; fewer than eight is no subscriber anywhere. */
const E164 = /^\+[1-9]\d{7,14}$/;
/** North American numbers: area code and exchange never begin with 0 or 1. */
const NORTH_AMERICAN = /^\+1[2-9]\d{2}[2-9]\d{6}$/;

/**
 * A telephone number in E.164 form, `+14165550142`. Ten digits, or eleven that begin with 1, are taken as North
 * American; any other country needs its `+` and code. Spaces, dots, dashes and brackets are ignored.
 * Undefined when it cannot be dialled.
 */
export function normalisePhone(typed: string): string | undefined {
  const compact = typed.replace(/[\s().\-\u2010-\u2015]/g, '');
  const number = withCountryCode(compact);
  if (!E164.test(number)) {
    return undefined;
  }
  return number.startsWith('+1') && !NORTH_AMERICAN.test(number) ? undefined : number;
}

function withCountryCode(compact: string): string {
  if (/^\d{10}$/.test(compact)) {
    return `+1${compact}`;
  }
  return /^1\d{10}$/.test(compact) ? `+${compact}` : compact;
}
