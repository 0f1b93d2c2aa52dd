import * as z from 'zod/mini';

/** Answer of the calls behind a link that stops messages. */
export const unsubscribedSchema = z.object({
  isSubscribed: z.boolean().check(z.describe('Whether messages about new deals come from now on.')),
});
export type Unsubscribed = z.infer<typeof unsubscribedSchema>;
