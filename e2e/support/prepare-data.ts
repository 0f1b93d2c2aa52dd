import { preparePortal } from './portal-process.ts';
import { PREPARED_DATA } from './prepared-data.ts';

/**
 * Lets one portal load the demonstration, which takes as long as several tests, and keeps its data for every worker to copy.
 * Data that a developer names by hand is used as it is.
 */
export default async function prepareData(): Promise<() => void> {
  if (process.env[PREPARED_DATA] !== undefined) {
    return () => undefined;
  }
  const portal = await preparePortal();
  try {
    await portal.start();
  } finally {
    await portal.kill('SIGTERM');
  }
  process.env[PREPARED_DATA] = portal.dataDir;
  return () => void portal.dispose();
}
