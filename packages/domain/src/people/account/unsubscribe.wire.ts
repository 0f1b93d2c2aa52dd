import * as z from 'zod/mini';
import { MAIL_CONSENTS } from './consents.ts';

/** Answer of the calls behind a link that stops messages. */
export const unsubscribedSchema = z.object({
  isSubscribed: z.boolean().check(z.describe('Whether messages of this kind come from now on.')),
  kind: z.enum(MAIL_CONSENTS),
});
export type Unsubscribed = z.infer<typeof unsubscribedSchema>;
