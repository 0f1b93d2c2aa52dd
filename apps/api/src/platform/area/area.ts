import type { SealedColumn } from '../crypto/sealed-column.ts';
import type { Tables } from '../db/tables.ts';
import type { Answers, Deps, Questions, Reactions } from '../deps.ts';
import type { PageContents } from '../drawing/open-drawing.ts';
import type { PlacedRoute } from '../http/routing/placed-route.ts';
import type { MailKinds } from '../mail/mail-kind.ts';
import type { Watches } from '../metrics/watched-facts.ts';
import type { Bounded, JobKind, JobName, JobPayloads } from '../ports/jobs.ts';
import type { TypedColumn } from '../reasons/typed-column.ts';
import type { Fate } from './fate.ts';

type None = Record<never, never>;

/** What one area has and another collects, such as the sheets of exports; the collecting area declares it. */
export interface AreaParts extends None {}

/** A kind of job, and the use case that does it. */
export type AreaJob<Name extends JobName> = JobKind & {
  run: (deps: Deps, payload: JobPayloads[Name]) => Promise<void>;
};

/**
 * All that the rest of the portal knows of an area: main folds the parts of all areas into one list each, so a new route, job or
 * table is named here and nowhere else. The types of its tables, jobs, mails, events and questions are declared beside it.
 */
export type Area = Partial<AreaParts> & {
  /** Its calls, each at its place in the API document. */
  readonly routes?: readonly PlacedRoute[];
  readonly jobs?: { readonly [Name in JobName]?: AreaJob<Name> };
  readonly mails?: Partial<MailKinds>;
  /** The columns whose values are sealed; a rotation of the keys seals them anew. */
  readonly sealed?: readonly SealedColumn[];
  /** Columns in which reasons of before decision 0099 may stand in clear; a job seals them. */
  readonly typed?: readonly TypedColumn[];
  readonly retention?: { readonly [Table in keyof Tables]?: Fate };
  /** What it tells the areas below it when they ask. */
  readonly answers?: Partial<Answers>;
  /** Questions to several areas: the first answer that is not null counts, in the order of the areas. */
  readonly objections?: { readonly [Name in keyof Questions]?: readonly Answers[Name][] };
  /** What it does when something happens in an area below it, in the same transaction. */
  readonly reactions?: Partial<Reactions>;
  /** What it forgets every night, a portion at a time: each answers how much it forgot, and is asked again until that is nothing. */
  readonly forgets?: readonly ((deps: Deps) => Promise<number>)[];
  /** Its figures for whoever watches the servers. */
  readonly watches?: readonly Watches[];
  /** What the server draws into pages of the investors' application. */
  readonly contents?: (deps: Deps) => PageContents;
};

/** Names an area to the portal; keeps the exact type, from which the exhaustiveness of each list follows. */
export function area<const Parts extends Area>(parts: Parts): Parts {
  return parts;
}

/** A periodic job that goes through rows by `eachInPortions`. */
export function inPortions(atOnce: number): Bounded {
  return { atOnce, ends: 'by-clock', rest: 'from-place' };
}

/** The schedules of periodic jobs, as cron expressions (UTC). */
export const EVERY_MINUTE = '* * * * *';
export const EVERY_FIVE_MINUTES = '*/5 * * * *';
export const EVERY_NIGHT = '17 8 * * *';
