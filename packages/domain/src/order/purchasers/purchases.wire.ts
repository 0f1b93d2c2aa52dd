import * as z from 'zod/mini';
import { TRADE_STATUSES } from '../trades/trade-status.ts';
import { PURCHASE_STEPS } from './purchase-step.ts';

const time = z.iso.datetime();
const text = z.string();
const dollars = z.number().check(z.nonnegative(), z.describe('Dollars, at most two decimals.'));

/** Answer of `POST /purchase-invitations/open`: what somebody is invited to buy, and with whom. */
export const purchaseInvitationSchema = z.object({
  investorName: text.check(z.describe('Who invites.')),
  dealName: text,
  quantity: z.int(),
  orderTotal: dollars,
  invitedName: text.check(z.describe('As the investor wrote it.')),
  invitedEmail: text.check(z.describe('The address that the invitation was sent to.')),
  endsAt: time.check(z.describe('When the link ends.')),
});
export type PurchaseInvitation = z.infer<typeof purchaseInvitationSchema>;

/** An order as its second purchaser sees it: nothing of the first one's profile, bank or answers. */
export const purchaseSchema = z.object({
  id: text,
  reference: text,
  investorName: text.check(z.describe('Whose order it is, by their account.')),
  deal: z.object({ slug: text, name: text, location: text }),
  quantity: z.int(),
  orderTotal: dollars,
  status: z.enum(TRADE_STATUSES),
  step: z.enum(PURCHASE_STEPS).check(z.describe('What they can do next, or wait for.')),
  joinedAt: time,
  signedAt: z.nullable(time),
  holdExpiresAt: z.nullable(
    time.check(z.describe('Until when the units are kept; null where nothing runs.')),
  ),
  rightEndsAt: z.nullable(
    time.check(z.describe('Until when the order may be cancelled for any reason; null before both signed.')),
  ),
  timeZone: text.check(z.describe('The clock of that midnight.')),
  mayLeave: z.boolean(),
  forms: z
    .exactOptional(z.array(text))
    .check(
      z.describe(
        'Titles of the prescribed forms that they sign with the other papers; absent in a list, and once they signed.',
      ),
    ),
});
export type Purchase = z.infer<typeof purchaseSchema>;

/** Answer of `GET /user/purchases`. */
export const purchasesSchema = z.object({ purchases: z.array(purchaseSchema) });
