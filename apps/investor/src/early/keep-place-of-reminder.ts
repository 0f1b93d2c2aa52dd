/**
 * Stands in the head of a page that the server drew for whoever is signed in, and runs before the page is painted: such a page
 * knows nobody, and where a reminder will stand below its header, its place is kept from the beginning. Else the page would move
 * under the hand of a person who is about to press. It reads what `redux-persist` keeps, as texts within a text, and says
 * `reminder-is-due.ts` on the page. The content policy of the server names its hash (`platform/http/security-headers.ts`).
 */
export const KEEP_PLACE_OF_REMINDER = String.raw`/reminder\\":\\"/.test(localStorage.getItem("persist:root")||"")&&document.documentElement.setAttribute("data-reminder-is-due","")`;
