import * as z from 'zod/mini';

const time = z.iso.datetime();
const text = z.string();

/** What happened, newest first; `action` is the audit log's word, or `mail.<template>`, `mail.bounced`. */
export const timelineEntrySchema = z.object({
  id: text,
  at: time,
  action: text,
  who: z.object({
    kind: z.enum(['investor', 'staff', 'system', 'dealer', 'provider']),
    name: z.nullable(text),
    roles: z.array(text).check(z.describe('As they were when it happened; none for whoever has none.')),
  }),
  facts: z.record(text, text).check(z.describe('Ids, states and amounts; never a personal number.')),
});
export type TimelineEntry = z.infer<typeof timelineEntrySchema>;

/** Answer of `GET /office/orders/{orderId}/timeline`. */
export const timelinePageSchema = z.object({
  entries: z.array(timelineEntrySchema).check(z.describe('Newest first.')),
  older: z
    .nullable(text)
    .check(z.describe('Sent back as `before` for what happened earlier; null where that is all.')),
});
export type TimelinePage = z.infer<typeof timelinePageSchema>;
