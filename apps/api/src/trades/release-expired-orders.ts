import type { Deps } from '../deps.ts';

export async function releaseExpiredOrders(deps: Deps): Promise<void> {
  deps.log.debug('release');
}
