import * as z from 'zod/mini';
import { LANGUAGES } from '../../ground/people/languages.ts';
import { PROVINCES } from '../../ground/people/provinces.ts';
import { TRADE_STATUSES } from '../../order/trades/trade-status.ts';

const time = z.iso.datetime();
const dollars = z.number().check(z.describe('Dollars.'));
const text = z.string();
const textOrNull = z.nullable(text);

/** Who referred an investor, as the link said that they came by. */
export const referrerSchema = z.object({
  kind: z.enum(['investor', 'representative', 'unknown']),
  name: textOrNull.check(
    z.describe('Null for an investor whom the person may not see; of an unknown one what the link said.'),
  ),
});
export type Referrer = z.infer<typeof referrerSchema>;

/** Who placed the order. */
export const investorFactsSchema = z.object({
  id: text,
  name: text,
  email: textOrNull,
  isEmailVerified: z.boolean(),
  phone: textOrNull,
  language: z.enum(LANGUAGES),
  province: z.nullable(z.enum(PROVINCES)),
  representative: z.nullable(text),
  referrer: z.nullable(referrerSchema),
  since: time,
  otherOrders: z.array(
    z.object({
      id: text,
      reference: text,
      dealName: text,
      status: z.enum(TRADE_STATUSES),
      total: z.nullable(dollars),
    }),
  ),
});
