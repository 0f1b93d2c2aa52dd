import * as z from 'zod/mini';

const time = z.iso.datetime();

/** How the last review of a deal or a memorandum ended without being published; all null once it was submitted anew. */
export const reviewEndsFields = {
  returned: z
    .nullable(z.object({ by: z.string(), at: time, reason: z.string() }))
    .check(z.describe('Why the last review came back; null once it was submitted anew.')),
  withdrawn: z
    .nullable(z.object({ by: z.string(), at: time }))
    .check(z.describe('Who took the last review back in place of the person who had sent it.')),
};
const reviewEndsSchema = z.object(reviewEndsFields);
export type ReviewEnds = z.infer<typeof reviewEndsSchema>;
