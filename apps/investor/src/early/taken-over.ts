/** Told to the document once the application has taken the prerendered page over, and a press on it would be heard. */
export const TAKEN_OVER = 'portal-taken-over';
