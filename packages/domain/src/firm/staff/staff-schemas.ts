import * as z from 'zod/mini';
import { LANGUAGES } from '../../ground/people/languages.ts';
import { legalNameField } from '../../ground/people/legal-name-field.ts';
import { EmailAddress, KnownPassword, NewPassword } from '../../people/account/account-schemas.ts';
import { CodeInput } from '../../people/account/security-schemas.ts';
import { hasClients, inOrder, STAFF_ROLES, type StaffRole } from './staff-roles.ts';

const REPRESENTATIVE_ID_LENGTH_MAX = 64;

const nameField = (missing: string) =>
  legalNameField({ missing, tooLong: 'errors.tooLong', notAName: 'account.legalName' });

/** Roles, with the representative whose clients they reach where one of them has clients, and with none where none has. */
const roleFields = {
  roles: z
    .array(z.enum(STAFF_ROLES, { error: 'office.people.role.required' }), {
      error: 'office.people.role.required',
    })
    .check(
      z.minLength(1, { error: 'office.people.role.required' }),
      z.maxLength(STAFF_ROLES.length, { error: 'office.people.role.required' }),
      z.overwrite(inOrder),
    ),
  representativeId: z.nullable(z.string().check(z.maxLength(REPRESENTATIVE_ID_LENGTH_MAX))),
};

type NamedRoles = { roles: StaffRole[]; representativeId: string | null };

const namesItsRepresentative = ({ roles, representativeId }: NamedRoles) =>
  hasClients(roles) === (representativeId !== null);

const REPRESENTATIVE_MISSING = {
  error: 'office.people.representative.required',
  path: ['representativeId'],
};

/** The version of the row that the page showed: an older one is refused, so that nobody overwrites what they did not see. */
const version = z.int().check(z.nonnegative());

/** `POST /office/people`. */
export const InviteStaffInput = z
  .object({
    email: EmailAddress,
    firstName: nameField('account.firstName.required'),
    lastName: nameField('account.lastName.required'),
    language: z.enum(LANGUAGES),
    ...roleFields,
  })
  .check(z.refine(namesItsRepresentative, REPRESENTATIVE_MISSING));
export type InviteStaffInput = z.infer<typeof InviteStaffInput>;

/** `POST /office/people/:staffId/role`. */
export const ChangeRoleInput = z
  .object({ ...roleFields, version })
  .check(z.refine(namesItsRepresentative, REPRESENTATIVE_MISSING));
export type ChangeRoleInput = z.infer<typeof ChangeRoleInput>;

/** `POST /office/people/:staffId/end`, `/reset` and `/invitation`. */
export const StaffVersionInput = z.object({ version });
export type StaffVersionInput = z.infer<typeof StaffVersionInput>;

/** `POST /office/invitation/:token`. */
export const AcceptInvitationInput = z.object({ password: NewPassword });
export type AcceptInvitationInput = z.infer<typeof AcceptInvitationInput>;

/** `POST /office/password`: both proofs, so that an open desk is not enough. */
export const ChangeStaffPasswordInput = z.object({
  currentPassword: KnownPassword,
  newPassword: NewPassword,
  code: CodeInput.shape.code,
});
export type ChangeStaffPasswordInput = z.infer<typeof ChangeStaffPasswordInput>;

/** `POST /office/language`. */
export const StaffLanguageInput = z.object({ language: z.enum(LANGUAGES) });

/** `POST /office/keys`. */
export const StaffKeysInput = z.object({ singleKeys: z.boolean() });
