import * as z from 'zod/mini';

/** Answer of `POST /payments/events`: recorded now, known from before, or kept although no order of ours is meant. */
export const paymentEventAnswerSchema = z.object({
  outcome: z.enum(['recorded', 'known', 'told-otherwise', 'unmatched']),
});

/** Answer of `GET /user/finconnect/investment/link/{id}`. */
export const finconnectLinkSchema = z.object({ url: z.string() });
export type FinconnectLink = z.infer<typeof finconnectLinkSchema>;

/** What the page behind a link to give a bank account says; money in dollars. */
export const finconnectViewSchema = z.object({
  status: z.enum(['open', 'done', 'expired']),
  dealName: z.string(),
  amount: z.number().check(z.positive()),
  trustee: z.string().check(z.describe('Who is paid: the trustee.')),
  dealerEmail: z.string(),
  dealerPhone: z.string(),
  accountHolder: z.string().check(z.describe('A name to begin with, the investor’s own.')),
  returnUrl: z.string(),
});
export type FinconnectView = z.infer<typeof finconnectViewSchema>;

/** Answer of the calls that record a linked account: where the person goes on. */
export const finconnectDoneSchema = z.object({ returnUrl: z.string() });
export type FinconnectDone = z.infer<typeof finconnectDoneSchema>;
