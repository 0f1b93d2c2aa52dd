import * as z from 'zod/mini';

const count = z.int().check(z.nonnegative());

/** What is sent about a deal while somebody looks at it. */
export const dealUnitsSchema = z.object({ id: z.string(), unitsTotal: count, unitsTaken: count });
export type DealUnits = z.infer<typeof dealUnitsSchema>;

/** An event `units` of `GET /deal/live-units`. */
export const liveUnitsSchema = z.object({
  /** True where all live deals are named, so that one which is missing has closed; otherwise those that changed. */
  isWhole: z.boolean(),
  deals: z.array(dealUnitsSchema),
});
export type LiveUnits = z.infer<typeof liveUnitsSchema>;
