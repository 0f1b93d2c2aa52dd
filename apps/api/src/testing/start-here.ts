import { type Portal, startPortal } from '../main/start-portal.ts';
import { readConfig } from '../platform/config/config.ts';
import type { PortalPlace } from './portal-place.ts';
import { serverVariables } from './run-server.ts';

/**
 * Starts the whole portal, with its queue, its command socket and its port, in the process of the tests: for what is not about
 * the process. One of its own loads and compiles three thousand modules first.
 */
export async function startHere({ dataDir, variables }: PortalPlace): Promise<Portal & { address: string }> {
  const told = { DEMO_DATA: '0', LOG_LEVEL: 'silent', ...variables };
  const portal = await startPortal(readConfig(serverVariables(dataDir, told)));
  return { ...portal, address: portal.app.listeningOrigin };
}
