import type { FieldIssue } from '@portal/domain/ground/forms/field-issue';
import { PAYMENT_METHODS, paymentMethodToWire } from '@portal/domain/order/trades/payment-methods';
import { checkPreSign } from '@portal/domain/order/trades/pre-sign';
import type { ThirdParty } from '@portal/domain/order/trades/schedule-a.wire';
import type { SubDoc, Trade } from '@portal/domain/order/trades/trade.wire';
import type { DraftData } from '#state/drafts/draft-queue.ts';
import { draftText } from '../draft-gate.tsx';

/** What the person said before, so that nothing is asked twice. */
export type KnownPerson = { registeredName: string; city: string; province: string; sourceOfFunds: string };

/** What is asked about for whom an order is made: `isForOther` is 'yes', 'no' or not answered yet. */
export const THIRD_PARTY_FIELDS = [
  'isForOther',
  'kind',
  'name',
  'address',
  'phone',
  'birthdate',
  'registration',
  'occupation',
  'relation',
] as const;
type ThirdPartyField = (typeof THIRD_PARTY_FIELDS)[number];

/** Values of Schedule A and the payment method; paths as in the call. */
export type DetailsValues = {
  subDoc: {
    scheduleA: {
      registeredName: string;
      city: string;
      province: string;
      sourceOfFunds: string;
      intendedUse: string;
      thirdParty: Record<ThirdPartyField, string>;
    };
    paymentMethod: string;
  };
};

/** Initial values: from the draft, else the order, else the profile. */
export function startDetails(draft: DraftData | null, trade: Trade, known: KnownPerson): DetailsValues {
  const held = trade.subDoc.scheduleA;
  const heldParty = partyAsTyped(held?.thirdParty);
  const text = (name: string, otherwise: string | undefined) => draftText(draft, name) ?? otherwise ?? '';
  const party = (name: ThirdPartyField) => text(`thirdParty.${name}`, heldParty[name]);
  return {
    subDoc: {
      scheduleA: {
        registeredName: text('registeredName', held?.registeredName ?? known.registeredName),
        city: text('city', held?.city ?? known.city),
        province: text('province', held?.province ?? known.province),
        sourceOfFunds: text('sourceOfFunds', held === undefined ? known.sourceOfFunds : held.sourceOfFunds),
        intendedUse: text('intendedUse', held?.intendedUse),
        thirdParty: {
          isForOther: party('isForOther'),
          kind: party('kind'),
          name: party('name'),
          address: party('address'),
          phone: party('phone'),
          birthdate: party('birthdate'),
          registration: party('registration'),
          occupation: party('occupation'),
          relation: party('relation'),
        },
      },
      paymentMethod: text('paymentMethod', trade.subDoc.paymentMethod),
    },
  };
}

function partyAsTyped(held: ThirdParty | undefined): Partial<Record<ThirdPartyField, string>> {
  return held === undefined ? {} : { ...held, isForOther: held.isForOther ? 'yes' : 'no' };
}

/** The values as stored in a draft. */
export function detailsDraft({ subDoc }: DetailsValues): DraftData {
  const { thirdParty, ...scheduleA } = subDoc.scheduleA;
  const party = THIRD_PARTY_FIELDS.map((name) => [`thirdParty.${name}`, thirdParty[name]] as const);
  return { ...scheduleA, ...Object.fromEntries(party), paymentMethod: subDoc.paymentMethod };
}

export type CheckedDetails = { subDoc: SubDoc | null; issues: readonly FieldIssue[] };

const IS_FOR_OTHER: Readonly<Record<string, boolean>> = { yes: true, no: false };

/** The call's body, or the form's issues. Stricter than the call in one point: the province is required. */
export function checkDetails({ subDoc }: DetailsValues): CheckedDetails {
  const { thirdParty } = subDoc.scheduleA;
  const isForOther = IS_FOR_OTHER[thirdParty.isForOther];
  const scheduleA = { ...subDoc.scheduleA, thirdParty: { ...thirdParty, isForOther } };
  const method = PAYMENT_METHODS.find((known) => known === subDoc.paymentMethod);
  const paymentMethod = method === undefined ? '' : paymentMethodToWire(method);
  const checked = checkPreSign({ subDoc: { scheduleA, paymentMethod } });
  if (!checked.ok) {
    return { subDoc: null, issues: checked.issues };
  }
  const { province, registeredName, ...given } = checked.value.subDoc.scheduleA;
  return {
    issues: [],
    subDoc: {
      paymentMethod: checked.value.subDoc.paymentMethod,
      scheduleA: {
        ...given,
        ...(province === undefined ? {} : { province }),
        ...(registeredName === undefined || registeredName === '' ? {} : { registeredName }),
      },
    },
  };
}
