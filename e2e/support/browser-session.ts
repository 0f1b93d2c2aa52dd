import type { Page } from '@playwright/test';
import type { Session } from '@portal/domain/people/account/user.wire';
import { callApi } from './api-call.ts';
import type { Person } from './people.ts';

/** Where the portal keeps what a browser remembers, each part as a string of its own. */
const KEPT = 'persist:root';

/**
 * Gives an unused browser a person's session, as if they had logged in on an earlier visit, so that a walk about something else
 * begins at its page. Logging in has tests of its own.
 */
export async function openSession({ portalUrl, token }: Person, page: Page): Promise<void> {
  // Whoever answered the questionnaire is reminded to confirm their address.
  const auth = JSON.stringify({ accessToken: token, reminder: 'address' });
  const localStorage = [{ name: KEPT, value: JSON.stringify({ auth }) }];
  await page.context().setStorageState({
    cookies: [],
    origins: [{ origin: new URL(portalUrl).origin, localStorage }],
  });
}

/** The same person with another session, as on a second device. */
export async function logInAnew(person: Person): Promise<Person> {
  const { portalUrl, email, password } = person;
  const body = { email, password };
  const { accessToken } = await callApi<Session>(portalUrl, '/login', { method: 'POST', body });
  return { ...person, token: accessToken };
}
