import { checkJointInvestor, type JointInvestorInput } from '@portal/domain/trades/joint-investor';
import type { Trade } from '@portal/domain/wire/trade';
import { useTranslateKey } from '@portal/web/i18n/use-translate-key';
import { useState } from 'react';
import { useProfileQuery } from '#state/session-api.ts';

export const JOINT_FIELDS = ['firstName', 'lastName', 'email', 'relation', 'language'] as const;
export type JointField = (typeof JOINT_FIELDS)[number];
export type JointValues = Record<JointField, string>;

/** The name of a field on the page; the server names it so, too. */
export function jointFieldName(field: JointField): string {
  return `jointInvestor.${field}`;
}

const NOBODY: JointValues = { firstName: '', lastName: '', email: '', relation: '', language: '' };

/** Who invests together with the person: typed, with what is wrong about it, said once a field was left. */
export function useJointInvestor(trade: Trade | null, kept: JointDraft | null) {
  const translate = useTranslateKey();
  const { data: profile } = useProfileQuery();
  const first = kept ?? draftOf(trade);
  const [isOn, setOn] = useState(first.isOn);
  const [values, setValues] = useState<JointValues>(first.values);
  const [left, setLeft] = useState<ReadonlySet<JointField>>(new Set());
  const checked = checkJointInvestor(values, profile?.email ?? '');
  const issues = checked.ok ? [] : checked.issues;
  return {
    isOn,
    setOn,
    values,
    setValues,
    leave: (field: JointField) => setLeft((before) => new Set([...before, field])),
    leaveAll: () => setLeft(new Set(JOINT_FIELDS)),
    isValid: !isOn || checked.ok,
    /** The person to order with; null for nobody, and while something is wrong. */
    person: isOn && checked.ok ? checked.value : null,
    firstWrong: JOINT_FIELDS.find((field) => issues.some(({ path }) => path === field)) ?? 'firstName',
    errorOf: (field: JointField) => {
      const issue = issues.find(({ path }) => path === field);
      return issue !== undefined && left.has(field) ? translate(issue.key, issue.values) : undefined;
    },
  };
}

export type JointInvestorForm = ReturnType<typeof useJointInvestor>;

/** What a draft of the page keeps of it. */
export type JointDraft = { isOn: boolean; values: JointValues };

/** The joint investor in a draft; null where it keeps none. */
export function jointDraftOf(kept: unknown): JointDraft | null {
  if (typeof kept !== 'object' || kept === null || !('isOn' in kept) || !('values' in kept)) {
    return null;
  }
  const values: object = typeof kept.values === 'object' && kept.values !== null ? kept.values : {};
  const texts = Object.entries(values).filter(([, value]) => typeof value === 'string');
  return { isOn: kept.isOn === true, values: { ...NOBODY, ...Object.fromEntries(texts) } };
}

function draftOf(trade: Trade | null): JointDraft {
  const joint = trade?.jointInvestor ?? null;
  return joint === null ? { isOn: false, values: NOBODY } : { isOn: true, values: { ...joint } };
}

/** True when an order has this joint investor already; both may be nobody. */
export function isJointUnchanged(trade: Trade, person: JointInvestorInput | null): boolean {
  const joint = trade.jointInvestor;
  return JOINT_FIELDS.every((field) => joint?.[field] === person?.[field]);
}
