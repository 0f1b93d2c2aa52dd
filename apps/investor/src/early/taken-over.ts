/** Event fired on the document once the application has taken over the prerendered page and presses on it work. */
export const TAKEN_OVER = 'portal-taken-over';
