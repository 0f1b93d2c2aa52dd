/** The script that comes with a prerendered page, and the manifest that names its built file. */
export const EARLY_SOURCE = 'src/early/early.ts';
export const EARLY_MANIFEST = '.vite/early.json';
