import * as z from 'zod/mini';

/** Answer of `POST /waiting-list`; the same for an address that is on the list already. */
export const waitingListJoinedSchema = z.object({ joined: z.literal(true) });

/** Answer of `POST /waiting-list/leave/:token`; the same when it was left before. */
export const waitingListLeftSchema = z.object({ left: z.literal(true) });
