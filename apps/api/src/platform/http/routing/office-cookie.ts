import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';

/** The office's session cookie: no script reads it, no other site sends it, and only office calls carry it. */
export const COOKIE = 'portal_office';
const COOKIE_PATH = '/api/office';
/** Sent with every call of the office: another site's form cannot send it. */
export const OFFICE_HEADER = 'x-portal-office';

/** Sent with the calls of a page that knows whose it is: the id of the person it shows. */
export const PERSON_HEADER = 'x-portal-person';

/** True unless the page that makes the call shows somebody else than whose session the browser has by now. */
export function isBelieved(request: FastifyRequest, staffId: string): boolean {
  const believed = request.headers[PERSON_HEADER];
  return believed === undefined || believed === staffId;
}

/** The access token in the office's cookie, or undefined. */
export function officeTokenOf(request: FastifyRequest): string | undefined {
  return parseCookie(request.headers.cookie ?? '')[COOKIE];
}

/** True for a call that a page of the office made. */
export function isFromOffice(request: FastifyRequest): boolean {
  return request.headers[OFFICE_HEADER] === '1';
}

/** The header that begins a session in a browser; without a time it lasts until the browser closes. */
export function beginSession({ config }: Pick<Deps, 'config'>, accessToken: string): Record<string, string> {
  return { 'set-cookie': cookieOf(config.officeUrl, accessToken) };
}

/** The header that ends it there. */
export function endSessionThere({ config }: Pick<Deps, 'config'>): Record<string, string> {
  return { 'set-cookie': cookieOf(config.officeUrl, '', 0) };
}

function cookieOf(officeUrl: string, value: string, maxAge?: number): string {
  return stringifySetCookie({
    name: COOKIE,
    value,
    path: COOKIE_PATH,
    httpOnly: true,
    sameSite: 'strict',
    secure: officeUrl.startsWith('https:'),
    ...(maxAge === undefined ? {} : { maxAge }),
  });
}
