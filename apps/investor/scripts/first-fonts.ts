/** The fonts every page uses: pages preload them before their style sheet asks. */
export const FIRST_FONTS = ['instrument-sans', 'newsreader-500'] as const;
