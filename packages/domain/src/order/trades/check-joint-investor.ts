import type { FieldIssue } from '../../ground/forms/field-issue.ts';
import { isEmailAddress } from '../../ground/people/email-address.ts';
import { LANGUAGES, type Language } from '../../ground/people/languages.ts';
import { readLegalName } from '../../ground/people/legal-name.ts';
import { oneAddress } from '../../ground/people/one-address.ts';
import { emailProblem } from '../../people/account/email-problem.ts';
import { JOINT_RELATIONS } from './joint-relations.ts';

/** A joint investor as the form of an order has them. */
export type TypedJointInvestor = Record<'firstName' | 'lastName' | 'email' | 'relation' | 'language', string>;

export type JointInvestorInput = {
  firstName: string;
  lastName: string;
  email: string;
  relation: (typeof JOINT_RELATIONS)[number];
  language: Language;
};

export type CheckedJointInvestor =
  | { readonly ok: true; readonly value: JointInvestorInput }
  | { readonly ok: false; readonly issues: readonly FieldIssue[] };

const REST = { tooLong: 'joint.issues.tooLong', notAName: 'joint.issues.legalName' };
/** What is said of each name where something is wrong with it. */
export const JOINT_NAME_KEYS = {
  firstName: { missing: 'joint.issues.firstName', ...REST },
  lastName: { missing: 'joint.issues.lastName', ...REST },
} as const;

/**
 * Checks the joint investor of an order; `ownEmail` is the investor's. The rules of joint-investor.ts without the schema
 * library, which the first page of an order would load for them alone. A test holds both to the same answers.
 */
export function checkJointInvestor(typed: TypedJointInvestor, ownEmail: string): CheckedJointInvestor {
  const first = readLegalName(typed.firstName);
  const last = readLegalName(typed.lastName);
  const relation = JOINT_RELATIONS.find((known) => known === typed.relation);
  const language = LANGUAGES.find((known) => known === typed.language);
  const issues = issuesOf({
    firstName: 'name' in first ? null : JOINT_NAME_KEYS.firstName[first.wrong],
    lastName: 'name' in last ? null : JOINT_NAME_KEYS.lastName[last.wrong],
    email: emailProblem(typed.email, isEmailAddress),
    relation: relation === undefined ? 'joint.issues.relation' : null,
    language: language === undefined ? 'joint.issues.language' : null,
  });
  const isNamed = 'name' in first && 'name' in last;
  if (!isNamed || relation === undefined || language === undefined || issues.length > 0) {
    return { ok: false, issues };
  }
  return isOwnAddress(typed.email, ownEmail)
    ? { ok: false, issues: issuesOf({ email: 'joint.issues.ownEmail' }) }
    : {
        ok: true,
        value: {
          firstName: first.name,
          lastName: last.name,
          email: oneAddress(typed.email),
          relation,
          language,
        },
      };
}

/** True for the investor's own address: a second signature from the same mailbox proves no second person. */
export function isOwnAddress(email: string, own: string): boolean {
  return oneAddress(email) === oneAddress(own);
}

function issuesOf(problems: Readonly<Record<string, string | null>>): FieldIssue[] {
  return Object.entries(problems).flatMap(([path, key]) => (key === null ? [] : [{ path, key, values: {} }]));
}
