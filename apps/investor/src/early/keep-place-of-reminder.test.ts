import { beforeEach, expect, it } from 'vitest';
import { authenticate, setUser } from '#state/auth-slice.ts';
import { restoreStore } from '#state/persistence.ts';
import { ANA } from '../testing/api-answers.ts';
import { keepPlaceOfReminder } from './keep-place-of-reminder.ts';
import { REMINDER_IS_DUE } from './reminder-is-due.ts';

beforeEach(() => {
  window.localStorage.clear();
  document.documentElement.removeAttribute(REMINDER_IS_DUE);
});

it.each([
  ['kept for somebody whose address was unconfirmed at the last visit', false, true],
  ['not kept for somebody with nothing left to do', true, false],
])('the place of the reminder is %s', async (_title, emailVerified, isKept) => {
  const { store, persistor } = await restoreStore();
  store.dispatch(authenticate('a-token'));
  store.dispatch(setUser({ ...ANA, emailVerified }));
  await persistor.flush();
  keepPlaceOfReminder(window);
  expect(document.documentElement.hasAttribute(REMINDER_IS_DUE)).toBe(isKept);
});
