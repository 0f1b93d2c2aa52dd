import * as z from 'zod/mini';

/** What `POST /sendacceptofferingmemorandumemail` takes: the deal by id or slug, and the order it is given for. */
export const acceptMemorandumBodySchema = z.object({
  dealId: z.string().check(z.minLength(1), z.maxLength(100)),
  tradeId: z.nullish(z.string().check(z.minLength(1), z.maxLength(64))),
});
export type AcceptMemorandumBody = z.infer<typeof acceptMemorandumBodySchema>;

/** The offering memorandum that a deal is sold under today, and whether this investor has accepted it. */
export const memorandumSchema = z.object({
  documentId: z.string(),
  title: z.string(),
  /** Counts up with each amendment; an acceptance of an earlier version no longer counts. */
  version: z.int(),
  /** When the investor confirmed to have received and read this version; null while they have not. */
  acceptedAt: z.nullable(z.string()),
});
export type Memorandum = z.infer<typeof memorandumSchema>;
