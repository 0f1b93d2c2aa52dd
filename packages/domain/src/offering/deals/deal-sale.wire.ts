import * as z from 'zod/mini';
import { PROVINCES } from '../../ground/people/provinces.ts';
import { FUND_RULES } from './offered-there.ts';
import { ISSUER_RELATIONS, OFFERING_EXEMPTIONS, REDEMPTION_STATES } from './offering.ts';

/** Where and to whom a deal is sold: what its card needs. */
export const dealOfferingSchema = z
  .object({
    offeredIn: z.array(z.enum(PROVINCES)),
    exemptions: z.array(z.enum(OFFERING_EXEMPTIONS)),
    fundRules: z
      .exactOptional(z.partialRecord(z.enum(PROVINCES), z.enum(FUND_RULES)))
      .check(
        z.describe(
          'The rules that keep such a fund from being sold with a memorandum, by where; absent for none.',
        ),
      ),
  })
  .check(z.describe('Absent in what was published before it was asked.'));
export type DealOffering = z.infer<typeof dealOfferingSchema>;

const day = z.iso.date();

/** What its page says of the sale besides. */
export const dealSaleSchema = z.object({
  security: z.string().check(z.describe('By its name, with its class and its issuer.')),
  trustee: z.string(),
  releaseConditions: z.string(),
  related: z
    .exactOptional(z.object({ kind: z.enum(ISSUER_RELATIONS), how: z.string() }))
    .check(z.describe('Absent where the issuer is neither related nor connected to the dealer.')),
  redemption: z.object({
    terms: z.string(),
    status: z.nullable(z.enum(REDEMPTION_STATES)),
    since: z.nullable(day),
    source: z.string(),
  }),
  values: z
    .array(
      z.object({
        where: z.string(),
        value: z.number().check(z.describe('Dollars.')),
        basis: z.string(),
      }),
    )
    .check(z.describe('Values of its property that are not the appraised one, which stands beside each.')),
  appraisal: z.exactOptional(
    z.object({
      value: z.number().check(z.describe('Dollars.')),
      asOf: day,
      appraiser: z.string(),
      isIndependent: z.boolean(),
    }),
  ),
});
export type DealSale = z.infer<typeof dealSaleSchema>;
