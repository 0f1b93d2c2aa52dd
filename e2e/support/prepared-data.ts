import { cpSync } from 'node:fs';

/** The environment variable that names the data which every portal of the run starts with. */
export const PREPARED_DATA = 'E2E_DATA';

/** Gives a portal a copy of the prepared data; without any it loads the demonstration by itself. */
export function copyPreparedData(dataDir: string): void {
  const prepared = process.env[PREPARED_DATA];
  if (prepared !== undefined) {
    cpSync(prepared, dataDir, { recursive: true });
  }
}
