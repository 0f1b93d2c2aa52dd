import { z } from 'zod';

export const DealParams = z.object({ dealId: z.string().max(64) });

/** What calls about one deal have in common. */
export const OF_DEAL = { params: DealParams, resources: { dealId: 'deal' } } as const;

/** Why what is written is not changed. */
export const STALE = ['CHANGED_BY_SOMEBODY', 'DEAL_STATE_REFUSES'] as const;
