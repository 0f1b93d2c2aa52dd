/** The script that comes with a prerendered page, and the manifest that says what became of it. */
export const EARLY_SOURCE = 'src/early/early.ts';
export const EARLY_MANIFEST = '.vite/early.json';
