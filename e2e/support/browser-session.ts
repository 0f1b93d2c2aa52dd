import type { Page } from '@playwright/test';
import type { Session } from '@portal/domain/people/account/user.wire';
import { callApi } from './api-call.ts';
import type { Person } from './people.ts';

/** Where the portal keeps what a browser remembers, each part as a text of its own. */
const KEPT = 'persist:root';

/**
 * Gives a browser in which nothing is kept the session of a person, as if they had logged in there on a visit before: a walk that
 * is about something else begins at its page. How somebody logs in has tests of its own.
 */
export async function openSession({ portalUrl, token }: Person, page: Page): Promise<void> {
  // Who answered the questionnaire is reminded of the address that they have not confirmed.
  const auth = JSON.stringify({ accessToken: token, reminder: 'address' });
  const localStorage = [{ name: KEPT, value: JSON.stringify({ auth }) }];
  await page.context().setStorageState({
    cookies: [],
    origins: [{ origin: new URL(portalUrl).origin, localStorage }],
  });
}

/** The person with one more session, as on another device. */
export async function logInAnew(person: Person): Promise<Person> {
  const { portalUrl, email, password } = person;
  const body = { email, password };
  const { accessToken } = await callApi<Session>(portalUrl, '/login', { method: 'POST', body });
  return { ...person, token: accessToken };
}
