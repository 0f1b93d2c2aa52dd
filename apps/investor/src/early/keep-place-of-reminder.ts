import { STORAGE_KEY } from './is-signed-in.ts';
import { REMINDER_IS_DUE } from './reminder-is-due.ts';

/**
 * Stands in the head of a page that the server drew for whoever is signed in, and runs before the page is painted: such a page
 * knows nobody, and where a reminder will stand below its header, its place is kept from the beginning. Else the page would move
 * under the hand of a person who is about to press. The content policy of the server names its hash (`platform/http/pages/security-headers.ts`).
 */
export const KEEP_PLACE_OF_REMINDER = String.raw`/reminder\\":\\"/.test(localStorage.getItem("${STORAGE_KEY}")||"")&&document.documentElement.setAttribute("${REMINDER_IS_DUE}","")`;
