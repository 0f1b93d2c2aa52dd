import { createHash } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { restoreStore } from '#state/restore-store.ts';
import { authenticate, setUser } from '#state/slices/auth-slice.ts';
import { ANA } from '../testing/api-answers.ts';
import { KEEP_PLACE_OF_REMINDER } from './keep-place-of-reminder.ts';
import { REMINDER_IS_DUE } from './reminder-is-due.ts';

/** Runs a head script as a browser does. */
function runAsInPage(text: string): void {
  const script = Object.assign(document.createElement('script'), { textContent: text });
  document.head.append(script);
  script.remove();
}

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
  runAsInPage(KEEP_PLACE_OF_REMINDER);
  expect(document.documentElement.hasAttribute(REMINDER_IS_DUE)).toBe(isKept);
});

it('is the script that the content policy of the server lets run', () => {
  const hash = createHash('sha256').update(KEEP_PLACE_OF_REMINDER).digest('base64');
  expect(hash).toBe('YB77V4NvBe6n2Y/lw25i0biRBs05jbxxpMnSpje+0tw=');
});
