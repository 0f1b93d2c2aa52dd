import type { StaffMember } from '@portal/domain/firm/staff/staff.wire';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  ADA,
  answerWith,
  good,
  LOGGED_OUT,
  member,
  openOffice,
  refused,
} from '../../../testing/open-office.tsx';

beforeAll(() => import('./people-page.tsx'));

const SELF = member({ id: ADA.id, firstName: 'Ada', lastName: 'Moreau', roles: ['administrator'] });
const INVITED = member({ id: 's3', firstName: 'Élise', state: 'invited', isEnrolled: false });
const LIST = good([SELF, member({}), INVITED]);
const NONE = good([]);
const STEP_UP = refused(403, 'STEP_UP_NEEDED', 'Confirm that it is you.');
const CREATED = { status: 201, body: { data: { id: 's4' } } };

const type = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

async function openChange(name: string, action: string): Promise<void> {
  await screen.findByText('3 people');
  press(`Edit access of ${name}`);
  fireEvent.click(await screen.findByRole('menuitem', { name: action }));
}

async function fillInvitation(): Promise<void> {
  await screen.findByText('3 people');
  press('Invite person');
  await screen.findByRole('dialog');
  type('First name', 'Luc');
  type('Last name', 'Gagnon');
  type('Email', 'luc@northline.example');
  fireEvent.click(screen.getByRole('checkbox', { name: /^Compliance/ }));
}

describe('the people of the office', () => {
  it('are found by part of a name, ignoring accents; no match says so', async () => {
    answerWith({ 'GET /me': [good(ADA)], 'GET /people': [LIST], 'GET /role-changes': [NONE] });
    await openOffice('/office/people');
    await screen.findByText('3 people');
    type('Search by name or email', 'elise');
    await screen.findByText('1 person found');
    type('Search by name or email', 'nobody like this');
    press('Show everyone');
    await screen.findByText('3 people');
  });

  it('offer a person no actions on themselves', async () => {
    answerWith({ 'GET /me': [good(ADA)], 'GET /people': [LIST], 'GET /role-changes': [NONE] });
    await openOffice('/office/people');
    await screen.findByText('3 people');
    expect(screen.queryByRole('button', { name: 'Edit access of Ada Moreau' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Edit access of Noor Haddad' })).toBeDefined();
  });

  it('can be loaded again if the list failed', async () => {
    answerWith({
      'GET /me': [good(ADA)],
      'GET /people': [refused(500, 'FAULT', 'That was us.'), LIST],
      'GET /role-changes': [NONE],
    });
    await openOffice('/office/people');
    await screen.findByText('That was us.');
    press('Try again');
    await screen.findByText('3 people');
  });

  it('have their access ended after a confirmation, at the version that was seen', async () => {
    const sent = answerWith({
      'GET /me': [good(ADA)],
      'GET /people': [LIST],
      'GET /role-changes': [NONE],
      'POST /people/s2/end': [good(null)],
      'GET /people/s2/work': [good({ proposals: [{ kind: 'release-money', count: 2 }], claims: 3 })],
    });
    await openOffice('/office/people');
    await openChange('Noor Haddad', 'End access');
    const dialog = await screen.findByRole('alertdialog');
    expect(within(dialog).getByText(/log them out at once/)).toBeDefined();
    await within(dialog).findByText('releasing money: 2');
    expect(within(dialog).getByText('3 items that they claimed go back to the desk.')).toBeDefined();
    fireEvent.click(within(dialog).getByRole('button', { name: 'End access' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(sent.filter(({ call }) => call === 'POST /people/s2/end').map(({ body }) => body)).toEqual([
      { version: 3 },
    ]);
  });
});

describe('the roles of a person', () => {
  it('are chosen by what each decides, several at once', async () => {
    const sent = answerWith({
      'GET /me': [good(ADA)],
      'GET /people': [LIST],
      'GET /role-changes': [NONE],
      'POST /people': [CREATED],
    });
    await openOffice('/office/people');
    await fillInvitation();
    const group = within(screen.getByRole('group', { name: 'Roles' }));
    const headings = ['Clients and orders', 'Money', 'What is on sale', 'Who has access'];
    expect(headings.map((heading) => group.getByText(heading).textContent)).toEqual(headings);
    expect(
      group.getByText('Decides who has access, and with which roles; on no order and no money'),
    ).toBeDefined();
    fireEvent.click(group.getByRole('checkbox', { name: /^Finance/ }));
    press('Send invitation');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent.find(({ call }) => call === 'POST /people')?.body).toMatchObject({
      roles: ['compliance', 'finance'],
      representativeId: null,
    });
  });

  it('are at least one', async () => {
    answerWith({ 'GET /me': [good(ADA)], 'GET /people': [LIST], 'GET /role-changes': [NONE] });
    await openOffice('/office/people');
    await fillInvitation();
    fireEvent.click(screen.getByRole('checkbox', { name: /^Compliance/ }));
    press('Send invitation');
    expect(await screen.findAllByText('Choose at least one role')).not.toEqual([]);
  });
});

describe('who an office still needs', () => {
  const open = async (people: readonly StaffMember[]) => {
    answerWith({ 'GET /me': [good(ADA)], 'GET /people': [good(people)], 'GET /role-changes': [NONE] });
    await openOffice('/office/people');
    return within(await screen.findByRole('region', { name: 'Who you still need' }));
  };
  const LUC = member({ id: 's9', firstName: 'Luc', lastName: 'Roy', roles: ['compliance', 'administrator'] });

  it('is said by the decisions that nobody, or one person alone, may make, with the roles that end it', async () => {
    const needed = await open([SELF, LUC, INVITED]);
    expect(needed.getAllByText('No one can propose this:')).toHaveLength(2);
    expect(needed.getByText('publishing deals')).toBeDefined();
    expect(needed.getAllByText('It takes two people, and only Luc Roy may do this:')).toHaveLength(2);
    expect(
      needed.getByText('One more person with one of these roles ends that: Deal manager.'),
    ).toBeDefined();
    expect(
      needed.getByText('Some decisions wait while one of these people is away: Ada Moreau, Luc Roy.'),
    ).toBeDefined();
  });

  it('is nobody where each decision has its two people; and the smallest such office is said', async () => {
    const all = ['compliance', 'finance', 'deals', 'administrator'] as const;
    const needed = await open([member({ ...SELF, roles: [...all] }), member({ ...LUC, roles: [...all] })]);
    expect(needed.getByText(/^Each decision has one person to propose it/)).toBeDefined();
    expect(needed.queryByText(/ends that/)).toBeNull();
    expect(needed.getByText('Compliance, Deal manager, Administrator')).toBeDefined();
  });
});

describe('a change that needs a code', () => {
  it('asks for a code over the form, then sends what was typed', async () => {
    const sent = answerWith({
      'GET /me': [good(ADA)],
      'GET /people': [LIST],
      'GET /role-changes': [NONE],
      'POST /people': [STEP_UP, CREATED],
      'POST /step-up': [good({ steppedUpUntil: ADA.endsAt })],
    });
    await openOffice('/office/people');
    await fillInvitation();
    press('Send invitation');
    await screen.findByRole('dialog', { name: 'Confirm that it is you' });
    type('Code from your app', '123456');
    press('Confirm');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const asked = sent.filter(({ call }) => call === 'POST /people').map(({ body }) => body);
    expect(asked).toHaveLength(2);
    expect(asked[1]).toEqual(asked[0]);
    expect(asked[1]).toMatchObject({ firstName: 'Luc', roles: ['compliance'], representativeId: null });
  });

  it('leaves the form as it was if the person cancels', async () => {
    answerWith({
      'GET /me': [good(ADA)],
      'GET /people': [LIST],
      'GET /role-changes': [NONE],
      'POST /people': [STEP_UP],
    });
    await openOffice('/office/people');
    await fillInvitation();
    press('Send invitation');
    const dialog = await screen.findByRole('dialog', { name: 'Confirm that it is you' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await screen.findByText('Confirm that it is you.');
    expect(screen.getByLabelText('First name')).toHaveProperty('value', 'Luc');
  });
});

describe('a session that ends while a form is filled in', () => {
  it('lets the same person log in over it, then sends what was typed', async () => {
    const sent = answerWith({
      'GET /me': [good(ADA)],
      'GET /people': [LIST],
      'GET /role-changes': [NONE],
      'POST /people': [LOGGED_OUT, CREATED],
      'POST /login': [good({ state: 'code', challenge: 'c1' }), good({ state: 'open', self: ADA })],
    });
    await openOffice('/office/people');
    await fillInvitation();
    press('Send invitation');
    const dialog = await screen.findByRole('alertdialog', { name: 'Log in to continue' });
    expect(within(dialog).getByText(/ada@northline.example/)).toBeDefined();
    expect(within(dialog).queryByLabelText('Email')).toBeNull();
    fireEvent.change(within(dialog).getByLabelText('Password'), { target: { value: 'a quiet morning' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Continue' }));
    await screen.findByLabelText('Code from your app');
    type('Code from your app', '123456');
    press('Log in');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(sent.filter(({ call }) => call === 'POST /people')).toHaveLength(2));
    expect(sent.find(({ call }) => call === 'POST /login')?.body).toMatchObject({ email: ADA.email });
  });
});
