import * as z from 'zod/mini';
import { type FieldIssue, fieldIssuesOf } from '../../ground/forms/field-issue.ts';
import { LANGUAGES } from '../../ground/people/languages.ts';
import { legalNameField } from '../../ground/people/legal-name-field.ts';
import { tidyCode } from '../../ground/people/tidy-line.ts';
import { EmailAddress } from '../../people/account/account-schemas.ts';
import { JOINT_RELATIONS } from './joint-relations.ts';

/** What an order asks of the person who invests together with the investor and signs after them. */
export const jointInvestorInput = z.object({
  firstName: name('joint.issues.firstName'),
  lastName: name('joint.issues.lastName'),
  email: EmailAddress,
  relation: z.enum(JOINT_RELATIONS, { error: 'joint.issues.relation' }),
  language: z.enum(LANGUAGES, { error: 'joint.issues.language' }),
});
export type JointInvestorInput = z.infer<typeof jointInvestorInput>;

export type CheckedJointInvestor =
  | { readonly ok: true; readonly value: JointInvestorInput }
  | { readonly ok: false; readonly issues: readonly FieldIssue[] };

/** Checks the joint investor of an order; `ownEmail` is the investor's. Browser and server say the same. */
export function checkJointInvestor(input: unknown, ownEmail: string): CheckedJointInvestor {
  const result = z.safeParse(jointInvestorInput, input);
  if (!result.success) {
    return { ok: false, issues: fieldIssuesOf(result.error, {}) };
  }
  return isOwnAddress(result.data.email, ownEmail)
    ? { ok: false, issues: [{ path: 'email', key: 'joint.issues.ownEmail', values: {} }] }
    : { ok: true, value: result.data };
}

/** True for the investor's own address: a second signature from the same mailbox proves no second person. */
export function isOwnAddress(email: string, own: string): boolean {
  return tidyCode(email).toLowerCase() === tidyCode(own).toLowerCase();
}

function name(missing: string) {
  return legalNameField({ missing, tooLong: 'joint.issues.tooLong', notAName: 'joint.issues.legalName' });
}
