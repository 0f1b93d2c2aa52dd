/** The fonts that every page is drawn with: pages ask for them before their style sheet does. */
export const FIRST_FONTS = ['instrument-sans', 'newsreader-500'] as const;
