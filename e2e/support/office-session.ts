import { type APIResponse, expect, type Page } from '@playwright/test';
import type { Admission } from '@portal/domain/firm/admissions/office-admissions.wire';
import type { OfficeLogin } from '@portal/domain/firm/staff/staff.wire';
import type { TwoFactorStart } from '@portal/domain/people/account/account.wire';
import { Secret, TOTP } from 'otpauth';
import type { Portal } from '../fixtures/portal.ts';
import { DEMO_PASSWORD, type InvitedPerson, type OfficePages, PASSWORD } from '../pages/office-pages.ts';
import { RefusedCall } from './api-call.ts';
import { unusedCode } from './unused-code.ts';

/** The office's first page loads all its scripts. */
const FIRST_PAGE_LIMIT_MS = 20_000;
/** Whatever moves money or access wants a proof from the last five minutes: a session whose proof is good for less than this is not reused. */
const PROOF_LEFT_MS = 180_000;

type KeptSession = { cookies: Awaited<ReturnType<ReturnType<Page['context']>['cookies']>>; until: number };

/** Sessions begun in this worker, by portal and address. */
const KEPT = new Map<string, KeptSession>();

/**
 * Opens a page of the office as a person of the demonstration who is already logged in. Logging in has tests of its own.
 */
export async function enterOffice(
  portal: Portal,
  { page }: OfficePages,
  email: string,
  path: string,
): Promise<void> {
  await giveSession(portal, page, email);
  await page.goto(`${portal.url}${path}`);
  await expect(page.getByRole('navigation').first()).toBeVisible({ timeout: FIRST_PAGE_LIMIT_MS });
}

/** Gives a browser a session of a person of the demonstration: the last one while its proof is fresh, as in another tab. */
export async function giveSession(portal: Portal, page: Page, email: string): Promise<void> {
  const whose = `${portal.url} ${email}`;
  const kept = KEPT.get(whose);
  if (kept !== undefined && kept.until > Date.now()) {
    await page.context().addCookies(kept.cookies);
    return;
  }
  const until = await logIn(portal, page, email);
  KEPT.set(whose, { cookies: await page.context().cookies(`${portal.url}/api/office`), until });
}

/** Logs a browser in; returns until when its session is as good as new. */
async function logIn(portal: Portal, page: Page, email: string): Promise<number> {
  const call = (body: object) => callOffice<OfficeLogin>(portal, page, '/login', body);
  const first = await call({ email, password: DEMO_PASSWORD });
  const login =
    first.state === 'code'
      ? await call({ challenge: first.challenge, code: await unusedCode(portal, email) })
      : first;
  const until = login.state === 'open' ? login.self.steppedUpUntil : null;
  return until === null ? 0 : Date.parse(until) - PROOF_LEFT_MS;
}

/** Accepts an invitation with a password and an app, as the pages behind its link do; the browser is logged in then. */
export async function acceptInvitation(portal: Portal, page: Page, token: string): Promise<void> {
  await callOffice(portal, page, `/invitation/${token}`, { password: PASSWORD });
  const { secret } = await callOffice<TwoFactorStart>(portal, page, '/two-factor/start', {});
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  await callOffice(portal, page, '/two-factor/confirm', { code });
}

/** Invites somebody as the person whose session the browser has. */
export async function inviteStaff(portal: Portal, page: Page, person: InvitedPerson): Promise<void> {
  const { role, ...rest } = person;
  await callOffice(portal, page, '/people', { ...rest, roles: [role], representativeId: null });
}

/** Lets in, as a second administrator whose session the browser has, everybody who waits for it. */
export async function approveAdmissions(portal: Portal, page: Page): Promise<void> {
  const waiting = await readOffice<Admission[]>(portal, page, '/admissions');
  for (const { staffId, proposalId, hash } of waiting.filter(({ moves }) => moves.includes('approve'))) {
    await callOffice(portal, page, `/people/${staffId}/admission/approve`, { proposalId, hash });
  }
}

const OFFICE_CALL = { headers: { 'x-portal-office': '1' } };

/** Calls the office as its page in a browser does, with the browser's cookies, and answers the `data`. */
export async function callOffice<Data>(
  portal: Portal,
  page: Page,
  path: string,
  body: object,
): Promise<Data> {
  return dataOf(
    await page.context().request.post(`${portal.url}/api/office${path}`, { ...OFFICE_CALL, data: body }),
  );
}

/** Reads what the office answers the person whose session the browser has. */
export async function readOffice<Data>(portal: Portal, page: Page, path: string): Promise<Data> {
  return dataOf(await page.context().request.get(`${portal.url}/api/office${path}`, OFFICE_CALL));
}

async function dataOf<Data>(reply: APIResponse): Promise<Data> {
  if (!reply.ok()) {
    throw new RefusedCall(reply.status(), await reply.text());
  }
  const answer: { data: Data } = await reply.json();
  return answer.data;
}
