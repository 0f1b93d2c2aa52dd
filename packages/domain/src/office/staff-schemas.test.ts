import { describe, expect, it } from 'vitest';
import { ChangeRoleInput, InviteStaffInput } from './staff-schemas.ts';

const INVITED = {
  email: ' Ana.Roy@Northline.ca ',
  firstName: 'Ana',
  lastName: 'Roy',
  language: 'fr',
  role: 'finance',
  representativeId: null,
};

describe('an invitation to the office', () => {
  it('keeps the address as one knows it: trimmed and in small letters', () => {
    expect(InviteStaffInput.parse(INVITED).email).toBe('ana.roy@northline.ca');
  });

  it.each([
    ['a role that there is not', { role: 'owner' }, 'role'],
    ['a representative without the clients to see', { role: 'representative' }, 'representativeId'],
    ['finance with clients of its own', { representativeId: 'rep-01' }, 'representativeId'],
    ['no name', { firstName: ' ' }, 'firstName'],
    ['no address', { email: 'ana' }, 'email'],
    ['a language that nobody speaks here', { language: 'de' }, 'language'],
  ] as const)('refuses %s', (_what, change, path) => {
    const { error } = InviteStaffInput.safeParse({ ...INVITED, ...change });
    expect(error?.issues.map((issue) => issue.path.join('.'))).toEqual([path]);
  });

  it.each([
    ['a representative and whose clients', { role: 'representative', representativeId: 'rep-01' }, true],
    ['a role without clients', { role: 'deals', representativeId: null }, true],
    ['no version of what was seen', { role: 'deals', representativeId: null, version: undefined }, false],
  ] as const)('a change of role takes %s', (_what, change, isTaken) => {
    expect(ChangeRoleInput.safeParse({ version: 0, ...change }).success).toBe(isTaken);
  });
});
