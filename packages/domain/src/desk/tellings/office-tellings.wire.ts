import * as z from 'zod/mini';
import { TOLD_TIMINGS, TOLD_TOPICS } from './told-topics.ts';

/** Answer of `GET /office/tellings`: what the person is told by mail, of what concerns their role, and when. */
export const tellingsSchema = z.object({
  topics: z.array(z.object({ topic: z.enum(TOLD_TOPICS), timing: z.enum(TOLD_TIMINGS) })),
});
export type Tellings = z.infer<typeof tellingsSchema>;

/** `POST /office/tellings`. */
export const ChooseTellingInput = z.object({ topic: z.enum(TOLD_TOPICS), timing: z.enum(TOLD_TIMINGS) });
export type ChooseTellingInput = z.infer<typeof ChooseTellingInput>;
