import type { Deps } from '../../../platform/deps.ts';

/** True where a provider links bank accounts; outside production the portal's own page stands in for one. */
export function linksAccounts({ config }: Pick<Deps, 'config'>): boolean {
  return config.finconnect !== undefined || config.stage !== 'production';
}
