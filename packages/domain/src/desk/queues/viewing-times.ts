/** How often a page says that it is open, while it is in view. */
export const SAY_OPEN_EVERY_MS = 15_000;
/** How long after its last word a page counts as open: one word that was lost is forgiven. */
export const SEEN_MS = 35_000;
/** How often a list in view is read anew, and with it who has its rows open. */
export const READ_AGAIN_MS = 20_000;
