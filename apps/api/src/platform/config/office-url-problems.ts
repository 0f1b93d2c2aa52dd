import { address } from './variable-kinds.ts';

const HOW = 'must be an address such as https://office.example.ca';

/** A separate host for the dealer's office; without it the office is at `/office` on the portal's. */
export const OfficeUrlVariables = { OFFICE_URL: address(['http:', 'https:'], HOW).optional() };

/** What is wrong with the office's address given the portal's, one line each. */
export function officeUrlProblems({ OFFICE_URL, PUBLIC_URL }: Record<string, string>): string[] {
  if (OFFICE_URL === undefined || !URL.canParse(OFFICE_URL)) {
    return [];
  }
  if (PUBLIC_URL === undefined || !URL.canParse(PUBLIC_URL)) {
    return ['OFFICE_URL: needs PUBLIC_URL, the address of the investors'];
  }
  const [office, portal] = [new URL(OFFICE_URL), new URL(PUBLIC_URL)];
  return [
    ...(office.pathname === '/' && office.search === '' && office.hash === ''
      ? []
      : ['OFFICE_URL: must be an address without a path; the office lies at /office there, too']),
    ...(office.host === portal.host
      ? ['OFFICE_URL: must have another host than PUBLIC_URL; leave it out where they share one']
      : []),
    ...(office.protocol === portal.protocol
      ? []
      : ['OFFICE_URL: must begin as PUBLIC_URL does, with https: or with http:']),
  ];
}
