import type { ExportList } from '@portal/domain/desk/exports/export-lists';
import type { WorkKind } from '@portal/messages/work-name';
import { type MakeSheet, writeExport } from '../areas/firm/exports/write-export.ts';
import { type Area, type AreaJob, EVERY_NIGHT, inPortions } from '../platform/area/area.ts';
import type { SealedColumn } from '../platform/crypto/sealed-column.ts';
import { FORGOTTEN_AT_ONCE } from '../platform/db/delete-some-older.ts';
import type { Answers, Deps, Events, Reaction, Reactions } from '../platform/deps.ts';
import type { PageContents } from '../platform/drawing/open-drawing.ts';
import type { PlacedRoute } from '../platform/http/routing/placed-route.ts';
import type { MailKinds } from '../platform/mail/mail-kind.ts';
import { sendRequestedMail } from '../platform/mail/send-requested-mail.ts';
import type { WatchedFacts } from '../platform/metrics/watched-facts.ts';
import type { FromPlace, JobHandlers, JobKinds, JobName } from '../platform/ports/jobs.ts';
import { REASONS_AT_ONCE, sealOldReasons } from '../platform/reasons/seal-old-reasons.ts';
import type { TypedColumn } from '../platform/reasons/typed-column.ts';
import { AREAS } from './areas.ts';
import { forgetInPortions } from './forget-in-portions.ts';

declare module '../platform/ports/jobs.ts' {
  interface JobPayloads {
    /**
     * `sealed` opens to a mail request (request-mail.ts); sealed because a reset link is a credential. A job of an
     * earlier version of the portal has no `mailId`.
     */
    'send-mail': { sealed: string; mailId?: string };
    'forget-expired': Record<string, never>;
    'seal-old-reasons': FromPlace;
  }
}

/** The records of all areas as one; what the fold lacks does not compile where it is used. */
type Folded<Part extends keyof Area> = Intersection<
  Extract<(typeof AREAS)[number], { readonly [Name in Part]: unknown }>[Part]
>;
type Intersection<Union> = (Union extends unknown ? (each: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;

const all: readonly Area[] = AREAS;

/** The parts of all areas as one record. */
export function folded<Part extends 'jobs' | 'mails' | 'retention' | 'answers' | 'exports'>(
  part: Part,
): Folded<Part> {
  return Object.assign({}, ...all.map((area) => area[part]));
}

/** Every call of the API, in one table: what is tested, documented and served comes from here. */
export const ROUTES: readonly PlacedRoute[] = all.flatMap(({ routes = [] }) => routes);

/** Every column whose values a new data key may be put under; a test compares it with the database's schema. */
export const SEALED_COLUMNS: readonly SealedColumn[] = all.flatMap(({ sealed = [] }) => sealed);

/** Where reasons of before decision 0099 may stand in clear; a test seals one in each. */
export const TYPED_COLUMNS: readonly TypedColumn[] = all.flatMap(({ typed = [] }) => typed);

const SHEETS: Readonly<Record<ExportList, MakeSheet>> = folded('exports');

/** Every message that the portal sends; one that may be asked for and that no area writes does not compile. */
export const MAILS: MailKinds = folded('mails');

/** Every kind of job; one that the desk has no name for does not compile. */
const JOBS: { readonly [Name in JobName]: AreaJob<Name> } & Record<WorkKind, unknown> = {
  ...folded('jobs'),
  // These four know all areas.
  'send-mail': {
    schedule: null,
    atOnce: 10,
    run: (deps, payload) => sendRequestedMail(deps, MAILS, payload),
  },
  'write-export': {
    schedule: null,
    run: (deps, { exportId }) =>
      writeExport(deps, exportId, (_deps, reader, asked) => SHEETS[asked.list](deps, reader, asked)),
  },
  'forget-expired': {
    schedule: EVERY_NIGHT,
    bounded: { atOnce: FORGOTTEN_AT_ONCE, ends: 'by-clock', rest: 'what-is-left' },
    run: forgetExpired,
  },
  'seal-old-reasons': {
    schedule: EVERY_NIGHT,
    bounded: inPortions(REASONS_AT_ONCE),
    run: (deps, payload) => sealOldReasons(deps, TYPED_COLUMNS, payload),
  },
};

/** When periodic jobs come, and how many of a kind are done at once. */
export const JOB_KINDS: JobKinds = JOBS;

/** Which use case does which job. */
export function jobHandlers(deps: Deps): JobHandlers {
  return Object.assign(
    {},
    ...Object.entries(JOBS).map(([name, { run }]) => ({ [name]: (payload: never) => run(deps, payload) })),
  );
}

/** Forgets what nobody needs any more. */
export async function forgetExpired(deps: Deps): Promise<void> {
  await forgetInPortions(
    deps,
    all.flatMap(({ forgets = [] }) => forgets),
  );
}

/** The figures of all areas, for whoever watches the servers. */
export function watchedFacts(deps: Deps): WatchedFacts[] {
  return all.flatMap(({ watches = [] }) => watches.map((watch) => watch(deps)));
}

/** What areas do when something happens in one below them, in its transaction and in the order of the areas. */
export const REACTIONS: Reactions = Object.assign(
  {},
  ...all
    .flatMap(({ reactions = {} }) => Object.keys(reactions).filter(isEvent))
    .map((name) => ({ [name]: reactionsTo(name) })),
);

function reactionsTo<Name extends keyof Events>(name: Name): readonly Reaction<Events[Name]>[] {
  const followers: readonly (Reactions[Name] | undefined)[] = all.map(({ reactions }) => reactions?.[name]);
  return followers.flatMap((reactions = []) => reactions);
}

function isEvent(name: string): name is keyof Events {
  return all.some(({ reactions = {} }) => name in reactions);
}

/** What areas ask of those that build upon them, and who answers. */
export const ANSWERS: Answers = {
  ...folded('answers'),
  'what-order-waits-for': firstObjection('what-order-waits-for'),
  'what-approval-waits-for': firstObjection('what-approval-waits-for'),
};

/** Asks each area that may object; the first that does is heard. */
function firstObjection(name: 'what-order-waits-for' | 'what-approval-waits-for'): Answers[typeof name] {
  const objections = all.flatMap((area) => area.objections?.[name] ?? []);
  return async (trx, order) => {
    for (const objectionTo of objections) {
      const objection = await objectionTo(trx, order);
      if (objection !== null) {
        return objection;
      }
    }
    return null;
  };
}

/** Into which pages of the application the server draws what everybody may see of them. */
export function pageContents(deps: Deps): PageContents {
  return Object.assign({}, ...all.map(({ contents }) => contents?.(deps)));
}
