import { dictionary } from '@zxcvbn-ts/language-common';

/** How many of the list, which has the most common first, are refused. */
const REFUSED_COUNT = 10_000;

const COMMON: ReadonlySet<string> = new Set(
  dictionary['passwords-common'].slice(0, REFUSED_COUNT).map((password) => password.toLowerCase()),
);

/** True for one of the 10,000 passwords that people choose most; asked in lower case. */
export function isCommonPassword(lowerCase: string): boolean {
  return COMMON.has(lowerCase);
}
