import type { Fate } from '../platform/area/fate.ts';
import type { Tables } from '../platform/db/tables.ts';
import { folded } from './fold-areas.ts';

/** Every table of the portal, and what happens to what it says of people. One whose area does not say does not compile. */
export const RETENTION: Readonly<Record<keyof Tables, Fate>> = folded('retention');
