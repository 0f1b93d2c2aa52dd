import {
  checkJointInvestor,
  type JointInvestorInput,
} from '@portal/domain/order/trades/check-joint-investor';
import type { Trade } from '@portal/domain/order/trades/trade.wire';

export const JOINT_FIELDS = ['firstName', 'lastName', 'email', 'relation', 'language'] as const;
export type JointField = (typeof JOINT_FIELDS)[number];
export type JointValues = Record<JointField, string>;
/** The same within a larger form: by field names on the page, which are the server's too. */
export type JointAnswers = Record<`jointInvestor.${JointField}`, string>;

export function jointFieldName<Field extends JointField>(field: Field): `jointInvestor.${Field}` {
  return `jointInvestor.${field}`;
}

const NOBODY: JointValues = { firstName: '', lastName: '', email: '', relation: '', language: '' };

export function jointAnswersOf(values: JointValues): JointAnswers {
  return {
    'jointInvestor.firstName': values.firstName,
    'jointInvestor.lastName': values.lastName,
    'jointInvestor.email': values.email,
    'jointInvestor.relation': values.relation,
    'jointInvestor.language': values.language,
  };
}

export function jointValuesOf(answers: JointAnswers): JointValues {
  return {
    firstName: answers['jointInvestor.firstName'],
    lastName: answers['jointInvestor.lastName'],
    email: answers['jointInvestor.email'],
    relation: answers['jointInvestor.relation'],
    language: answers['jointInvestor.language'],
  };
}

/** The person to order with; null for nobody, and while invalid. */
export function jointPersonOf(
  answers: JointAnswers & { hasJointInvestor: boolean },
  ownEmail: string,
): JointInvestorInput | null {
  const checked = checkJointInvestor(jointValuesOf(answers), ownEmail);
  return answers.hasJointInvestor && checked.ok ? checked.value : null;
}

/** The joint investor's part of a draft. */
export type JointDraft = { isOn: boolean; values: JointValues };

/** The joint investor in a draft; null if none. */
export function jointDraftOf(kept: unknown): JointDraft | null {
  if (typeof kept !== 'object' || kept === null || !('isOn' in kept) || !('values' in kept)) {
    return null;
  }
  const values: object = typeof kept.values === 'object' && kept.values !== null ? kept.values : {};
  const texts = Object.entries(values).filter(([, value]) => typeof value === 'string');
  return { isOn: kept.isOn === true, values: { ...NOBODY, ...Object.fromEntries(texts) } };
}

/** The order's joint investor. */
export function jointOfOrder(trade: Trade | null): JointDraft {
  const joint = trade?.jointInvestor ?? null;
  return joint === null ? { isOn: false, values: NOBODY } : { isOn: true, values: { ...joint } };
}

/** True if the order already has this joint investor, or neither has one. */
export function isJointUnchanged(trade: Trade, person: JointInvestorInput | null): boolean {
  const joint = trade.jointInvestor;
  return JOINT_FIELDS.every((field) => joint?.[field] === person?.[field]);
}
