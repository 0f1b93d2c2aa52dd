import type { Deps } from '../deps.ts';

export async function loadDemoData(deps: Deps): Promise<void> {
  deps.log.debug('demo');
}
