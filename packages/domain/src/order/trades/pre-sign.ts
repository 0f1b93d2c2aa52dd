import * as z from 'zod/mini';
import { type FieldIssue, fieldIssuesOf } from '../../ground/forms/field-issue.ts';
import { PROVINCES } from '../../ground/people/provinces.ts';
import { ORDER_FIELD_LABELS, optionalText, requiredText } from './order-fields.ts';
import { OFFERED_PAYMENT_METHODS, paymentMethodSchema } from './payment.ts';
import { INTENDED_USES } from './schedule-a.wire.ts';
import { thirdPartySchema } from './third-party.ts';
import type { PaymentMethod } from './trade.wire.ts';

/** How long each text of Schedule A may be, in characters. */
export const SCHEDULE_A_LIMITS = { city: 80, registeredName: 160, sourceOfFunds: 500 } as const;

/** What is said of a whole part that is not there. */
const MISSING = { error: 'errors.fieldRequired' };

/**
 * Schedule A of the subscription agreement, with what the signer confirms in it. Of an order that exists the city decides whether 'details'
 * is met (specification section 4), and whether it says what it is for where nobody signed it.
 */
const scheduleASchema = (today?: string) =>
  z.object(
    {
      city: requiredText(SCHEDULE_A_LIMITS.city),
      province: z.optional(z.enum(PROVINCES, { error: 'trades.issues.province' })),
      registeredName: optionalText(SCHEDULE_A_LIMITS.registeredName),
      // The signer confirms it in the agreement, so it is said.
      sourceOfFunds: requiredText(SCHEDULE_A_LIMITS.sourceOfFunds),
      intendedUse: z.enum(INTENDED_USES, { error: 'trades.issues.required' }),
      thirdParty: thirdPartySchema(today),
    },
    MISSING,
  );

/** What `POST /user/trade/pre-sign/{id}` takes, with the payment methods that are offered; `today` tells a birthdate that is to come. */
export function preSignSchema(offered: readonly PaymentMethod[] = OFFERED_PAYMENT_METHODS, today?: string) {
  return z.object({
    subDoc: z.object(
      { scheduleA: scheduleASchema(today), paymentMethod: paymentMethodSchema(offered) },
      MISSING,
    ),
  });
}

export type PreSign = z.infer<ReturnType<typeof preSignSchema>>;

export type CheckedPreSign =
  | { readonly ok: true; readonly value: PreSign }
  | { readonly ok: false; readonly issues: readonly FieldIssue[] };

/** Checks the details of an order; browser and server show the same sentences beside the same fields. */
export function checkPreSign(
  input: unknown,
  { offered, today }: { offered?: readonly PaymentMethod[]; today?: string } = {},
): CheckedPreSign {
  const result = z.safeParse(preSignSchema(offered, today), input);
  return result.success
    ? { ok: true, value: result.data }
    : { ok: false, issues: fieldIssuesOf(result.error, ORDER_FIELD_LABELS) };
}
