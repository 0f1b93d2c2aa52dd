import type { ErrorCode } from '@portal/domain/ground/errors/error-catalogue';
import { ask } from '../../ask.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../actor.ts';
import { AppError, type LastAct } from '../app-error.ts';
import type { RouteRequest } from './route-request.ts';

/** What the platform asks the areas of a call that came too late. */
export type RaceQuestions = {
  /** What somebody else of the office did last about one of these things; null if nobody did since then. */
  'last-act': {
    about: { exceptStaffId: string; ids: readonly string[]; since: Date };
    answer: LastAct | null;
  };
};

/** Refusals that a person meets who was right about what they saw: somebody was faster. */
const RACES: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'CHANGED_MEANWHILE',
  'PROPOSAL_OVER',
  'PROPOSAL_OPEN',
  'STATE_REFUSES',
  'DEAL_STATE_REFUSES',
  'LINE_MATCHED',
  'ORDER_FUNDED',
  'UNAPPLIED_SPENT',
  'UNAPPLIED_IN_USE',
  'TRUST_AMOUNT_CHANGED',
  'DAY_NOT_READY',
  'WORK_WAITS',
]);

/** A page that has been open for longer is read again by itself. */
const OPEN_MS_MAX = 86_400_000;
const ID_LENGTH_MAX = 64;
const IDS_MAX = 8;

/** A refusal of a lost race with who acted before and what they did; every other error as it is. */
export async function nameLastAct(
  error: unknown,
  { input, actor, deps }: { input: RouteRequest<unknown, unknown, unknown>; actor: Actor | null; deps: Deps },
): Promise<unknown> {
  if (!(error instanceof AppError) || !RACES.has(error.code) || actor?.kind !== 'staff') {
    return error;
  }
  const ids = [...idsIn(input.raw.params), ...idsIn(input.raw.body)].slice(0, IDS_MAX);
  const since = new Date(deps.clock.now().getTime() - OPEN_MS_MAX);
  const last =
    ids.length === 0
      ? null
      : await ask(deps.db, deps, 'last-act', { exceptStaffId: actor.staffId, ids, since });
  return last === null ? error : new AppError(error.code, { ...error.details, last, cause: error });
}

/** What the call is about, by its path and its body: an id, a day, an account. */
function idsIn(part: unknown): string[] {
  return typeof part !== 'object' || part === null || ArrayBuffer.isView(part)
    ? []
    : Object.values(part).filter(
        (value): value is string =>
          typeof value === 'string' && value !== '' && value.length <= ID_LENGTH_MAX,
      );
}
