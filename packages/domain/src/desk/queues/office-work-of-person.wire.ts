import * as z from 'zod/mini';
import { PROPOSAL_KIND_NAMES } from '../../firm/proposals/proposal-kinds.ts';

/** Answer of `GET /office/people/{staffId}/work`: what ends, or goes back, with somebody's access or role. */
export const workOfPersonSchema = z.object({
  proposals: z.array(z.object({ kind: z.enum(PROPOSAL_KIND_NAMES), count: z.int() })),
  claims: z.int().check(z.describe('How many things on the desk are theirs now.')),
});
export type WorkOfPerson = z.infer<typeof workOfPersonSchema>;
