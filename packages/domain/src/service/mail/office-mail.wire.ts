import * as z from 'zod/mini';

const time = z.iso.datetime();
const text = z.string();

/** A message that the portal sent, and what came back of it. */
export const officeMessageSchema = z.object({
  id: text,
  template: text,
  address: text,
  outcome: z.enum(['sent', 'withheld']),
  at: time,
  bounce: z.nullable(z.object({ kind: text, reason: text, at: time })),
});
export type OfficeMessage = z.infer<typeof officeMessageSchema>;
