import { differencesOf } from '@portal/domain/ground/brand/trustee-particulars';
import type { Deps } from '../../../platform/deps.ts';
import type { WatchedFacts } from '../../../platform/metrics/watched-facts.ts';
import { readFolder } from './read-folder.ts';
import { trusteeInForce } from './trustee-in-force.ts';

type Watching = Pick<Deps, 'db' | 'secrets' | 'config'>;

/**
 * The fields in which this server's folder differs from the trustee particulars in force; empty if it cannot be read.
 */
async function fieldsThatWait(deps: Watching): Promise<string[]> {
  const folder = readFolder(deps);
  const differences = folder === null ? [] : differencesOf(await trusteeInForce(deps), folder);
  return [...new Set(differences.map(({ field }) => field))];
}

/** Warns at the start that the folder sends money elsewhere and that nobody has approved it. */
export async function warnOfFolder(deps: Watching & Pick<Deps, 'log'>): Promise<void> {
  const fields = await fieldsThatWait(deps);
  if (fields.length > 0) {
    deps.log.warn(
      { fields },
      'the folder of the dealer says of the trustee what two persons have not approved; what they approved stays in force: see Our particulars in the office',
    );
  }
}

/** The same as a figure, for whoever watches the servers. */
export function watchParticulars(deps: Watching): WatchedFacts {
  const name = 'portal_trustee_fields_waiting';
  return {
    gauges: [
      {
        name,
        help: 'Fields of the trustee in the folder of the dealer that are not what two persons approved',
      },
    ],
    read: async () => [{ name, value: (await fieldsThatWait(deps)).length }],
  };
}
