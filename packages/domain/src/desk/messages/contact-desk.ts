import * as z from 'zod/mini';
import { YEARS } from '../../ground/law/figures.ts';
import { CONTACT_REQUEST_TYPES } from '../../people/contact/contact-email.ts';

export const MESSAGE_PAGE_ROWS = 50;
/** The longest answer, in characters. */
export const REPLY_LENGTH_MAX = 8_000;
/** More than anybody is answered in one matter. */
export const REPLIES_MAX = 50;
const CURSOR_LENGTH_MAX = 400;

/** The state of a message to the dealer: nobody answered yet, somebody did, or nothing is left to do. */
export const CONTACT_STATES = ['new', 'answered', 'closed'] as const;
export type ContactState = (typeof CONTACT_STATES)[number];

/** What somebody of the office may begin an answer with: one text for each thing that a message may be about. */
export const REPLY_TEMPLATES = CONTACT_REQUEST_TYPES;

/** Filters of the list of messages as they stand in its address; an unknown one is refused. */
export const messageFilterFields = {
  state: z.optional(
    z
      .enum([...CONTACT_STATES, 'all'])
      .check(z.describe('Those that nobody answered, unless it says otherwise.')),
  ),
  about: z.optional(z.enum(CONTACT_REQUEST_TYPES)),
  from: z.optional(
    z.enum(['investor', 'visitor']).check(z.describe('Whether who wrote was logged in as an investor.')),
  ),
};

export const messageFilterSchema = z.strictObject(messageFilterFields);
export type MessageFilter = z.infer<typeof messageFilterSchema>;

/** The query of `GET /office/messages`. */
export const messageQuerySchema = z.strictObject({
  ...messageFilterFields,
  after: z.optional(
    z.string().check(z.maxLength(CURSOR_LENGTH_MAX), z.describe('The `next` of the page before.')),
  ),
});
export type MessageQuery = z.infer<typeof messageQuerySchema>;

const YEAR_MS = 31_557_600_000;
/** What a client wrote belongs to the records about them, and is kept as long as their signed forms. */
const KEPT_YEARS_OF_INVESTORS = YEARS['forms-kept'];
/** What anybody else wrote is kept as long as somebody may come back to it. */
const KEPT_YEARS_OF_VISITORS = 2;

/** Messages received before this instant are no longer kept. */
export function forgottenBefore(now: Date): { ofInvestors: Date; ofVisitors: Date } {
  return {
    ofInvestors: new Date(now.getTime() - KEPT_YEARS_OF_INVESTORS * YEAR_MS),
    ofVisitors: new Date(now.getTime() - KEPT_YEARS_OF_VISITORS * YEAR_MS),
  };
}
