import * as z from 'zod/mini';

/** Where a provider's script or page comes from, without a path, and the dealer's id there. */
const providerSchema = z.object({ origin: z.string(), id: z.string() });

/** What the server tells a page of the dealer's tools of other companies, as JSON in the meta element `OUTSIDE_TOOLS_META`. */
export const outsideToolsSchema = z.object({
  /** An id that the dealer left out is null; the chat then stays away and says so on the console. */
  chat: z.nullable(
    z.object({ origin: z.string(), propertyId: z.nullable(z.string()), widgetId: z.nullable(z.string()) }),
  ),
  tagManager: z.nullable(providerSchema),
  heatMap: z.nullable(providerSchema),
  /** The policy of this document lets the scripts of tag manager and heat map in. */
  isMeasurable: z.boolean(),
});
export type OutsideTools = z.infer<typeof outsideToolsSchema>;
export type Provider = z.infer<typeof providerSchema>;
