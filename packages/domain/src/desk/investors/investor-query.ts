import * as z from 'zod/mini';
import { PROVINCES } from '../../ground/people/provinces.ts';
import { tidyLine } from '../../ground/people/tidy-line.ts';
import { REACHED_STEPS } from './reached-steps.ts';

export const INVESTOR_PAGE_ROWS = 50;
export const INVESTOR_SEARCH_LENGTH_MAX = 100;
const CURSOR_LENGTH_MAX = 400;
const ID_LENGTH_MAX = 64;

/** How far somebody is with their profile; `to-confirm`: the year of the last one is over. */
export const PROFILE_STATES = ['none', 'begun', 'submitted', 'to-confirm'] as const;
export type ProfileState = (typeof PROFILE_STATES)[number];

/** The value of the filter `representative` for people who have no representative. */
export const NOBODY = 'nobody';

/** Filters of the list of investors as they stand in its address; an unknown one is refused. */
export const investorFilterFields = {
  search: z.optional(
    z
      .string()
      .check(
        z.overwrite(tidyLine),
        z.minLength(1),
        z.maxLength(INVESTOR_SEARCH_LENGTH_MAX),
        z.describe(
          'Beginnings of names or of an e-mail address, accents and capitals aside, or three digits of a phone number and more.',
        ),
      ),
  ),
  province: z.optional(z.enum(PROVINCES)),
  profile: z.optional(z.enum(PROFILE_STATES)),
  orders: z.optional(z.enum(['open', 'none']).check(z.describe('Whether an order of theirs is under way.'))),
  took: z.optional(
    z.enum(['profile']).check(z.describe('A step that they ended in the last 90 days: their first profile.')),
  ),
  reached: z.optional(z.enum(REACHED_STEPS).check(z.describe('How far they have come, at least.'))),
  representative: z.optional(
    z
      .string()
      .check(
        z.minLength(1),
        z.maxLength(ID_LENGTH_MAX),
        z.describe('Of the representative; `nobody` where there is none.'),
      ),
  ),
};

export const investorFilterSchema = z.strictObject(investorFilterFields);
export type InvestorFilter = z.infer<typeof investorFilterSchema>;

/** The query of `GET /office/investors`. */
export const investorQuerySchema = z.strictObject({
  ...investorFilterFields,
  after: z.optional(
    z.string().check(z.maxLength(CURSOR_LENGTH_MAX), z.describe('The `next` of the page before.')),
  ),
});
export type InvestorQuery = z.infer<typeof investorQuerySchema>;
