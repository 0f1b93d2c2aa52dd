import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { wrongIn } from '../../ground/forms/testing/wrong-in.ts';
import {
  AcceptInvitationInput,
  ChangeRoleInput,
  ChangeStaffPasswordInput,
  InviteStaffInput,
  StaffLanguageInput,
  StaffVersionInput,
} from './staff-schemas.ts';

const INVITED = {
  email: ' Ana.Roy@Northline.ca ',
  firstName: 'Ana',
  lastName: 'Roy',
  language: 'fr',
  roles: ['finance'],
  representativeId: null,
};

describe('an invitation to the office', () => {
  it('keeps the address as one knows it: trimmed and in small letters', () => {
    expect(InviteStaffInput.parse(INVITED).email).toBe('ana.roy@northline.ca');
  });

  it.each([
    ['a role that there is not', { roles: ['owner'] }, 'roles.0', 'office.people.role.required'],
    ['no role', { roles: [] }, 'roles', 'office.people.role.required'],
    ['the one role of the version before', { roles: undefined }, 'roles', 'office.people.role.required'],
    [
      'a representative without the clients to see',
      { roles: ['representative'] },
      'representativeId',
      'office.people.representative.required',
    ],
    [
      'finance with clients of its own',
      { representativeId: 'rep-01' },
      'representativeId',
      'office.people.representative.required',
    ],
    ['no name', { firstName: ' ' }, 'firstName', 'account.firstName.required'],
    ['no last name', { lastName: '' }, 'lastName', 'account.lastName.required'],
    ['a name of a page', { lastName: 'a'.repeat(200) }, 'lastName', 'errors.tooLong'],
    ['a number for a name', { firstName: '4165550142' }, 'firstName', 'account.legalName'],
    ['no address', { email: 'ana' }, 'email', expect.any(String)],
    ['a language that nobody speaks here', { language: 'de' }, 'language', expect.any(String)],
  ])('refuses %s', (_what, change, path, message) => {
    expect(wrongIn(InviteStaffInput, { ...INVITED, ...change })).toEqual([[path, message]]);
  });

  it.each([
    ['a representative and whose clients', { roles: ['representative'], representativeId: 'rep-01' }, true],
    ['a role without clients', { roles: ['deals'], representativeId: null }, true],
    ['several roles', { roles: ['finance', 'deals'], representativeId: null }, true],
    [
      'several, of which one has clients',
      { roles: ['finance', 'representative'], representativeId: 'rep-01' },
      true,
    ],
    [
      'several, whose clients nobody named',
      { roles: ['finance', 'representative'], representativeId: null },
      false,
    ],
    ['no version of what was seen', { roles: ['deals'], representativeId: null, version: undefined }, false],
  ] as const)('a change of role takes %s', (_what, change, isTaken) => {
    expect(ChangeRoleInput.safeParse({ version: 0, ...change }).success).toBe(isTaken);
  });
});

it('keeps several roles in one order, each once', () => {
  const roles = ['administrator', 'finance', 'administrator'];
  expect(InviteStaffInput.parse({ ...INVITED, roles }).roles).toEqual(['finance', 'administrator']);
});

describe('a person of the office', () => {
  const password = 'a quiet morning';
  it.each<[string, z.core.$ZodType, object]>([
    ['takes up an invitation', AcceptInvitationInput, { password }],
    [
      'changes a password',
      ChangeStaffPasswordInput,
      { currentPassword: 'x', newPassword: password, code: '123456' },
    ],
    ['reads another language', StaffLanguageInput, { language: 'fr' }],
    ['leaves, as somebody saw the page', StaffVersionInput, { version: 0 }],
  ])('%s with these parts, each of them needed', (_row, schema, input) => {
    expect(z.parse(schema, input)).toEqual(input);
    expect(wrongIn(schema, {}).map(([path]) => path)).toEqual(Object.keys(input));
  });
});
