import { expect } from '@playwright/test';
import { callApi } from './api-call.ts';
import { dataDirOf } from './portal-process.ts';
import { readMails } from './read-mail.ts';

const MAIL_LIMIT_MS = 20_000;
const LINK = /\/verify-email\/([\w-]+)/;

/** Opens the link that was mailed to the address of an account, as nobody may sign before. */
export async function verifyAddress(portalUrl: string, email: string): Promise<void> {
  const find = () =>
    readMails(dataDirOf(portalUrl))
      .filter(({ to }) => to.includes(email))
      .flatMap(({ text }) => LINK.exec(text)?.[1] ?? []);
  await expect
    .poll(() => find().length, { message: `the link to ${email}`, timeout: MAIL_LIMIT_MS })
    .toBeGreaterThan(0);
  await callApi(portalUrl, `/account/verify-email/${find().at(-1)}`, { method: 'POST' });
}
