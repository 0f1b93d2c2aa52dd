import type { FieldIssue } from '@portal/domain/ground/forms/field-issue';
import { checkPreSign } from '@portal/domain/order/trades/pre-sign';
import type { SubDoc, Trade } from '@portal/domain/order/trades/trade.wire';
import type { DraftData } from '#state/drafts/draft-queue.ts';
import { draftText } from '../draft-gate.tsx';

/** What the person told before, so that nothing is asked twice. */
export type KnownPerson = { registeredName: string; city: string; province: string; sourceOfFunds: string };

/** The form of Schedule A and the payment method; its paths are those of the call. */
export type DetailsValues = {
  subDoc: {
    scheduleA: { registeredName: string; city: string; province: string; sourceOfFunds: string };
    paymentMethod: string;
  };
};

/** The form as it opens: what was typed before, else what the order holds, else what the profile says. */
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

/** The values as a draft keeps them. */
export function detailsDraft({ subDoc }: DetailsValues): DraftData {
  return { ...subDoc.scheduleA, paymentMethod: subDoc.paymentMethod };
}

export type CheckedDetails = { subDoc: SubDoc | null; issues: readonly FieldIssue[] };

/** The call's body, or what is wrong with the form. Stricter than the call in one point: the province is asked for. */
export function checkDetails({ subDoc }: DetailsValues): CheckedDetails {
  const { scheduleA, paymentMethod } = subDoc;
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
        ...(sourceOfFunds === undefined || sourceOfFunds === '' ? {} : { sourceOfFunds }),
      },
    },
  };
}
