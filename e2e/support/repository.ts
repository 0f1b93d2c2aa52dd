import { fileURLToPath } from 'node:url';

/** The repository's folder. */
export const REPOSITORY = fileURLToPath(new URL('../..', import.meta.url));
