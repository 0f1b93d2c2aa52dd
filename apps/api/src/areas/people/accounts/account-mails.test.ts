import { describe, expect, it } from 'vitest';
import { composeMail } from '../../../platform/mail/compose-mail.ts';
import { ACCOUNT_MAILS } from './account-mails.ts';

const ADDRESSES = { publicUrl: 'https://p.ca', officeUrl: 'https://p.ca' };

describe('the message about a change of address', () => {
  const write = (confirmedName: string | null) =>
    composeMail(
      ACCOUNT_MAILS['email-change-old'],
      {
        template: 'email-change-old',
        investorId: 'i-1',
        address: 'ada@example.com',
        newEmail: 'new@example.com',
        confirmToken: 'token-1',
      },
      { email: 'ada@example.com', confirmedName, language: 'en' },
      undefined,
      ADDRESSES,
    ).text;

  it('tells whoever confirmed the present one where it leads', () => {
    expect(write('Ada')).toContain('The new email would be new@example.com.');
  });

  it('tells an address that nobody confirmed nothing that was typed', () => {
    expect(write(null)).not.toContain('new@example.com');
  });
});
