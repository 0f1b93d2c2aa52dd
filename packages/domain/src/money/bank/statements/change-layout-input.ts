import * as z from 'zod/mini';
import { csvProfileSchema } from './statement-profile.ts';

/** `POST /office/money/accounts/{accountId}/layout`: how its files are read from now on, and how they were as the person saw it. */
export const ChangeLayoutInput = z.object({ seen: csvProfileSchema, layout: csvProfileSchema });
export type ChangeLayoutInput = z.infer<typeof ChangeLayoutInput>;
