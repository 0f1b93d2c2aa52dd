import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { ADA, answerWith, good, member, openOffice, refused } from '../../testing/open-office.tsx';

beforeAll(() => import('#features/firm/people/people-page.tsx'));

const NOW_LUC = refused(409, 'OTHER_PERSON', 'In this browser you are now Luc Roy.');

describe('a tab in whose browser somebody else logged in', () => {
  it('says with each call whom it shows, is refused, says who it is now, and keeps what was typed', async () => {
    const sent = answerWith({
      'GET /me': [good(ADA)],
      'GET /people': [good([member({})])],
      'GET /role-changes': [good([])],
      'POST /people': [NOW_LUC],
    });
    await openOffice('/office/people');
    await screen.findByText('1 person');
    const people = sent.find(({ call }) => call === 'GET /people');
    expect(people?.headers.get('x-portal-person')).toBe(ADA.id);
    fireEvent.click(screen.getByRole('button', { name: 'Invite person' }));
    await screen.findByRole('dialog');
    const type = (label: string, text: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
    type('First name', 'Tomas');
    type('Last name', 'Kovac');
    type('Email', 'tomas@northline.example');
    fireEvent.click(screen.getByRole('checkbox', { name: /^Finance/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Send invitation' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Another person logged in' }));
    expect(dialog.getByText('In this browser you are now Luc Roy.')).toBeDefined();
    expect(dialog.getByRole('button', { name: 'Load the page again' })).toBeDefined();
    fireEvent.click(dialog.getByRole('button', { name: 'Stay on this page' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.getByLabelText('First name')).toHaveProperty('value', 'Tomas');
  });
});
