import { STORAGE_KEY } from './is-signed-in.ts';
import { REMINDER_IS_DUE } from './reminder-is-due.ts';

/**
 * Runs in the head of a page rendered for any signed-in person, before it is painted: such a page knows nobody, so the
 * reminder's place below the header is reserved from the start. Otherwise the page would shift under somebody about to
 * press. The server's content policy lists its hash (`platform/http/pages/security-headers.ts`).
 */
export const KEEP_PLACE_OF_REMINDER = String.raw`/reminder\\":\\"/.test(localStorage.getItem("${STORAGE_KEY}")||"")&&document.documentElement.setAttribute("${REMINDER_IS_DUE}","")`;
