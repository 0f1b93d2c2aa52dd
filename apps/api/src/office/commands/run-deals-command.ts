import { StopDealInput } from '@portal/domain/offering/deals/authoring/office-deals.wire';
import { listOfficeDeals } from '../../areas/offering/deals/authoring/list-office-deals.ts';
import { showVersions } from '../../areas/offering/deals/authoring/show-versions.ts';
import { stopDeal } from '../../areas/offering/deals/authoring/stop-deal.ts';
import { requireDealId } from '../../areas/offering/deals/authoring/work-on-deal.ts';
import { CommandError } from '../../platform/commands/command-error.ts';
import type { CommandDeps } from '../../platform/http/actor.ts';

export const DEALS_USAGE: readonly string[] = [
  'npm run dealer -- deals list                              deals, as the office has them',
  'npm run dealer -- deals show <deal>                       who published which version of one, and when',
  'npm run dealer -- deals pause <deal> --reason "..."       take no orders for now; the office lets them in again',
  'npm run dealer -- deals close <deal> --reason "..."       take no orders any more',
];

/** `deals list`, `deals show`, and what one person may do alone: `deals pause`, `deals close`. Throws CommandError, and as the use cases do. */
export async function runDealsCommand(
  deps: CommandDeps,
  [verb, named]: readonly string[],
  reason: string,
): Promise<string[]> {
  if (verb === 'list') {
    return list(deps);
  }
  if (named === undefined) {
    throw new CommandError('Name the deal: its id, or what its address ends in (deals list).');
  }
  switch (verb) {
    case 'show':
      return show(deps, await requireDealId(deps, named));
    case 'pause':
    case 'close': {
      const by = deps.who('deals.stop');
      const dealId = await requireDealId(deps, named);
      await stopDeal(deps, by, { dealId, move: verb, reason: readReason(reason) });
      return [verb === 'pause' ? 'It takes no orders for now.' : 'It takes no orders any more.'];
    }
    default:
      throw new CommandError(`There is no command 'deals ${verb ?? ''}'.`);
  }
}

async function list(deps: CommandDeps): Promise<string[]> {
  const deals = await listOfficeDeals(deps);
  return deals.length === 0
    ? ['There is no deal.']
    : deals.map(({ slug, id, name, state, version, review }) =>
        [
          slug || id,
          name.en || '(no name yet)',
          state,
          version === 0 ? 'never published' : `version ${version}`,
          ...(review === null ? [] : [`in review, from ${review.maker.name}`]),
        ].join(' | '),
      );
}

async function show(deps: CommandDeps, dealId: string): Promise<string[]> {
  const versions = await showVersions(deps.db, dealId);
  return versions.length === 0
    ? ['It was never published.']
    : versions.map(({ number, publishedAt, maker, checkers }) =>
        [
          `version ${number}`,
          publishedAt,
          maker === null ? 'from before the office' : `by ${maker}`,
          ...checkers.map((name) => `approved by ${name}`),
        ].join(' | '),
      );
}

function readReason(typed: string): string {
  const read = StopDealInput.safeParse({ reason: typed });
  if (!read.success) {
    throw new CommandError('Write --reason "..." with 1 to 1,000 characters.');
  }
  return read.data.reason;
}
