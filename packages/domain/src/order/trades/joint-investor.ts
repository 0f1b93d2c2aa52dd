import * as z from 'zod/mini';
import { LANGUAGES } from '../../ground/people/languages.ts';
import { legalNameField } from '../../ground/people/legal-name-field.ts';
import { EmailAddress } from '../../people/account/account-schemas.ts';
import { JOINT_NAME_KEYS } from './check-joint-investor.ts';
import { JOINT_RELATIONS } from './joint-relations.ts';

/** What an order asks of the person who invests together with the investor and signs after them. */
export const jointInvestorInput = z.object({
  firstName: legalNameField(JOINT_NAME_KEYS.firstName),
  lastName: legalNameField(JOINT_NAME_KEYS.lastName),
  email: EmailAddress,
  relation: z.enum(JOINT_RELATIONS, { error: 'joint.issues.relation' }),
  language: z.enum(LANGUAGES, { error: 'joint.issues.language' }),
});
