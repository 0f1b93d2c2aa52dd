import * as z from 'zod/mini';
import { brandColoursSchema } from '../../ground/brand/brand-colours.ts';
import { BRAND_FAULTS } from '../../ground/brand/brand-faults.ts';

const words = z.object({ en: z.string(), fr: z.string() });

const faultSchema = z.object({
  kind: z.enum(BRAND_FAULTS),
  file: z.string(),
  place: z.string().check(z.describe('Where in the file, as `trustee.account`; empty for the whole file.')),
  detail: z.string().check(z.describe('As the server says it when it does not start.')),
});

/** Answer of `GET /office/dealer`: what the folder of the dealer says, and what is wrong with it. Nothing of it is changed by calls. */
export const officeDealerSchema = z.object({
  folder: z.string(),
  isSample: z.boolean().check(z.describe('It is the folder of the demonstration.')),
  faults: z
    .array(faultSchema)
    .check(z.describe('The folder as it is now: with any, no server starts with it.')),
  isBehind: z.boolean().check(z.describe('The folder was changed since this server started.')),
  dealer: z.record(z.string(), z.string()),
  messages: z.record(z.string(), z.string()),
  words: z
    .record(z.string(), words)
    .check(
      z.describe(
        'What texts say of the dealer, in both languages; without the trustee (`/office/dealer/trustee`).',
      ),
    ),
  ownTexts: z.array(z.string()).check(z.describe('Texts of the portal that the dealer says otherwise.')),
  colours: brandColoursSchema,
});
export type OfficeDealer = z.infer<typeof officeDealerSchema>;
