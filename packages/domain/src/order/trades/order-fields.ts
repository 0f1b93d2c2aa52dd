import * as z from 'zod/mini';
import type { FieldLabels } from '../../ground/forms/field-issue.ts';
import { signNotDrawn } from '../../ground/people/drawn-letters.ts';
import { tidyLine } from '../../ground/people/tidy-line.ts';

/** The message key of the name of each field that an order asks for. */
export const ORDER_FIELD_LABELS: FieldLabels = {
  quantity: 'trades.fields.quantity',
  'subDoc.scheduleA.city': 'trades.fields.city',
  'subDoc.scheduleA.province': 'trades.fields.province',
  'subDoc.scheduleA.registeredName': 'trades.fields.registeredName',
  'subDoc.scheduleA.sourceOfFunds': 'trades.fields.sourceOfFunds',
  'subDoc.scheduleA.intendedUse': 'trades.fields.intendedUse',
  'subDoc.scheduleA.thirdParty': 'trades.fields.isForOther',
  'subDoc.scheduleA.thirdParty.isForOther': 'trades.fields.isForOther',
  'subDoc.scheduleA.thirdParty.kind': 'trades.thirdParty.kind',
  'subDoc.scheduleA.thirdParty.name': 'trades.thirdParty.name',
  'subDoc.scheduleA.thirdParty.address': 'trades.thirdParty.address',
  'subDoc.scheduleA.thirdParty.phone': 'trades.thirdParty.phone',
  'subDoc.scheduleA.thirdParty.birthdate': 'trades.thirdParty.birthdate',
  'subDoc.scheduleA.thirdParty.registration': 'trades.thirdParty.registration',
  'subDoc.scheduleA.thirdParty.occupation': 'trades.thirdParty.occupation',
  'subDoc.scheduleA.thirdParty.relation': 'trades.thirdParty.relation',
  'subDoc.paymentMethod': 'trades.fields.paymentMethod',
  paymentMethod: 'trades.fields.paymentMethod',
  institution: 'trades.fields.institution',
  transit: 'trades.fields.transit',
  account: 'trades.fields.account',
  accountHolder: 'trades.fields.accountHolder',
};

const REQUIRED = 'trades.issues.required';
const TOO_LONG = 'trades.issues.tooLong';

/** Papers print what an order says: a letter that none of them draws is refused beside the field. */
const drawn = z.check<string>(({ value, issues }) => {
  const sign = signNotDrawn(value);
  if (sign !== undefined) {
    issues.push({ code: 'custom', message: 'trades.issues.letters', params: { sign }, input: value });
  }
});

/** Text that must be given, of at most `max` characters, kept as one line without spaces around it. */
export function requiredText(max: number) {
  return z.string({ error: REQUIRED }).check(
    z.overwrite(tidyLine),
    z.refine((text) => text !== '', { error: REQUIRED }),
    z.refine((text) => text.length <= max, { error: TOO_LONG, params: { max } }),
    drawn,
  );
}

/** Text that may be left out or empty, of at most `max` characters, kept as one line without spaces around it. */
export function optionalText(max: number) {
  return z.optional(
    z.string({ error: REQUIRED }).check(
      z.overwrite(tidyLine),
      z.refine((text) => text.length <= max, { error: TOO_LONG, params: { max } }),
      drawn,
    ),
  );
}
