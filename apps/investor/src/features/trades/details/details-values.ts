import type { FieldIssue } from '@portal/domain/ground/forms/field-issue';
import { PAYMENT_METHODS, paymentMethodToWire } from '@portal/domain/order/trades/payment-methods';
import { checkPreSign } from '@portal/domain/order/trades/pre-sign';
import type { SubDoc, Trade } from '@portal/domain/order/trades/trade.wire';
import type { DraftData } from '#state/drafts/draft-queue.ts';
import { draftText } from '../draft-gate.tsx';

/** What the person said before, so that nothing is asked twice. */
export type KnownPerson = { registeredName: string; city: string; province: string; sourceOfFunds: string };

/** Values of Schedule A and the payment method; paths as in the call. */
export type DetailsValues = {
  subDoc: {
    scheduleA: { registeredName: string; city: string; province: string; sourceOfFunds: string };
    paymentMethod: string;
  };
};

/** Initial values: from the draft, else the order, else the profile. */
export function startDetails(draft: DraftData | null, trade: Trade, known: KnownPerson): DetailsValues {
  const held = trade.subDoc.scheduleA;
  const text = (name: string, otherwise: string | undefined) => draftText(draft, name) ?? otherwise ?? '';
  return {
    subDoc: {
      scheduleA: {
        registeredName: text('registeredName', held?.registeredName ?? known.registeredName),
        city: text('city', held?.city ?? known.city),
        province: text('province', held?.province ?? known.province),
        sourceOfFunds: text('sourceOfFunds', held === undefined ? known.sourceOfFunds : held.sourceOfFunds),
      },
      paymentMethod: text('paymentMethod', trade.subDoc.paymentMethod),
    },
  };
}

/** The values as stored in a draft. */
export function detailsDraft({ subDoc }: DetailsValues): DraftData {
  return { ...subDoc.scheduleA, paymentMethod: subDoc.paymentMethod };
}

export type CheckedDetails = { subDoc: SubDoc | null; issues: readonly FieldIssue[] };

/** The call's body, or the form's issues. Stricter than the call in one point: the province is required. */
export function checkDetails({ subDoc }: DetailsValues): CheckedDetails {
  const { scheduleA } = subDoc;
  const method = PAYMENT_METHODS.find((known) => known === subDoc.paymentMethod);
  const paymentMethod = method === undefined ? '' : paymentMethodToWire(method);
  const checked = checkPreSign({ subDoc: { scheduleA, paymentMethod } });
  if (!checked.ok) {
    return { subDoc: null, issues: checked.issues };
  }
  const { city, province, registeredName, sourceOfFunds } = checked.value.subDoc.scheduleA;
  return {
    issues: [],
    subDoc: {
      paymentMethod: checked.value.subDoc.paymentMethod,
      scheduleA: {
        city,
        ...(province === undefined ? {} : { province }),
        ...(registeredName === undefined || registeredName === '' ? {} : { registeredName }),
        sourceOfFunds,
      },
    },
  };
}
