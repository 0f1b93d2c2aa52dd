import type { OfficeRegistrations } from '@portal/domain/firm/registrations/registrations.wire';
import { actionsOf } from '@portal/domain/firm/staff/permissions';
import type { OfficeRepresentative } from '@portal/domain/people/representatives/representatives.wire';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { ADA, answerWith, good, openOffice, refused } from '../../../testing/open-office.tsx';

const PROVINCES = ['CAN-AB', 'CAN-ON', 'CAN-QC'] as const;
const REGISTRATIONS: OfficeRegistrations = {
  served: [...PROVINCES],
  proposals: [],
  mayPropose: true,
  approvers: [],
  registrations: PROVINCES.map((province) => ({
    province,
    period: 1,
    from: '2026-01-01',
    lastDay: null,
    state: 'in-force',
    terms: null,
    source: null,
    version: 1,
    proposedBy: null,
    approvedBy: null,
    recordedAt: '2026-01-01T15:00:00.000Z',
  })),
};

const MAUDE: OfficeRepresentative = {
  id: 'r1',
  fullName: 'Maude Lafleur',
  referralCode: 'LAFLEUR1',
  registrationNumber: '123456',
  provinces: ['CAN-ON'],
  registrations: [{ province: 'CAN-ON', from: '2026-01-01', lastDay: null }],
  endsSoon: [],
  clientsNotServed: 0,
  isActive: true,
  coverId: null,
  version: 4,
  clients: 2,
  openOrders: 1,
  people: ['Maude Lafleur'],
};
const WEI: OfficeRepresentative = {
  ...MAUDE,
  id: 'r2',
  fullName: 'Wei Chen',
  referralCode: 'CHEN1234',
  registrationNumber: null,
  provinces: [],
  registrations: [],
  clients: 0,
  openOrders: 0,
  people: [],
};
const GONE: OfficeRepresentative = { ...WEI, id: 'r3', fullName: 'Ana Roy', isActive: false };

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const bodiesOf = (sent: ReturnType<typeof answerWith>, wanted: string) =>
  sent.filter(({ call }) => call === wanted).map(({ body }) => body);
const rowOf = (name: string) =>
  within(screen.getByText(name, { selector: 'p' }).closest('li') ?? document.body);
const fillRegistration = async (from: string) => {
  await screen.findByRole('option', { name: 'Ontario' });
  type('Province or territory', 'CAN-ON');
  type('First day', from);
};
const choose = async (of: string, what: string) => {
  fireEvent.click(await screen.findByRole('button', { name: `Edit ${of}` }));
  fireEvent.click(await screen.findByRole('menuitem', { name: what }));
  return within(await screen.findByRole(/^Make available/.test(what) ? 'alertdialog' : 'dialog'));
};
const open = async (
  all: readonly OfficeRepresentative[],
  more: Parameters<typeof answerWith>[0] = {},
  self = ADA,
) => {
  const sent = answerWith({
    'GET /me': [good(self)],
    'GET /representatives': [good(all)],
    'GET /dealer/registrations': [good(REGISTRATIONS)],
    ...more,
  });
  await openOffice('/office/representatives');
  await screen.findByRole('heading', { name: 'Representatives' });
  return sent;
};

// Loaded before the tests, whose time limits are not about loading a page.
beforeAll(() => import('./representatives-page.tsx'));

describe('the list of representatives', () => {
  it('shows where each is registered, what depends on them, and who covers for whom', async () => {
    await open([MAUDE, { ...WEI, coverId: 'r1' }]);
    await screen.findByText('2 representatives');
    const maude = rowOf('Maude Lafleur');
    expect(maude.getByText('Ontario')).toBeDefined();
    expect(maude.getByText('2 clients')).toBeDefined();
    expect(maude.getByText('Covers for Wei Chen')).toBeDefined();
    const wei = rowOf('Wei Chen');
    expect(wei.getByText('Not registered today: not offered')).toBeDefined();
    expect(wei.getByText('Away')).toBeDefined();
  });

  it('says which registrations end soon, and whose clients wait', async () => {
    const endsSoon = [{ province: 'CAN-ON' as const, lastDay: '2026-12-18' }];
    await open([
      { ...MAUDE, endsSoon },
      { ...WEI, clients: 3, clientsNotServed: 3 },
    ]);
    await screen.findByText('Maude Lafleur: the registration in Ontario ends on December 18, 2026.');
    expect(screen.getByText(/^Wei Chen: 3 clients live where no one/)).toBeDefined();
    expect(rowOf('Wei Chen').getByText(/^3 live where no one/)).toBeDefined();
  });

  it('is searched by name and code, and shows all again', async () => {
    await open([MAUDE, WEI]);
    // The heading appears before the list has loaded.
    await screen.findByLabelText('Search by name or code');
    type('Search by name or code', 'chen');
    await screen.findByText('1 representative found');
    type('Search by name or code', 'nobody like it');
    await screen.findByRole('heading', { name: 'No representatives found' });
    press('Show all');
    await screen.findByText('2 representatives');
  });

  it('explains an empty list', async () => {
    await open([]);
    await screen.findByRole('heading', { name: 'No representatives yet' });
  });

  it('is read only for people who may not change it', async () => {
    await open([MAUDE], {}, { ...ADA, roles: ['finance'], actions: actionsOf(['finance']) });
    await screen.findByText('1 representative');
    expect(screen.queryByRole('button', { name: /Change|Add/ })).toBeNull();
  });
});

describe('adding a representative', () => {
  it('asks for what is missing beside its field, and sends the rest normalised', async () => {
    const sent = await open([], { 'POST /representatives': [{ status: 201, body: { data: { id: 'r9' } } }] });
    press('Add representative');
    press('Add representative');
    expect((await screen.findAllByText('Full name is required')).length).toBeGreaterThan(0);
    type('Full name', ' Ana Roy ');
    type('Registration number', '4711');
    type('Referral code', 'roy27');
    press('Add representative');
    expect(
      (await screen.findAllByText('Each registration needs a province and a first day')).length,
    ).toBeGreaterThan(0);
    await fillRegistration('2026-01-01');
    press('Add representative');
    await screen.findByText('Investors can now choose Ana Roy.');
    expect(bodiesOf(sent, 'POST /representatives')).toEqual([
      {
        fullName: ' Ana Roy ',
        registrationNumber: '4711',
        referralCode: 'roy27',
        registrations: [{ province: 'CAN-ON', from: '2026-01-01', lastDay: null }],
      },
    ]);
  });

  it('keeps what was typed if the code is taken, and says so beside it', async () => {
    const taken = refused(400, 'VALIDATION', 'Check the fields.', {
      referralCode: 'This code is already in use',
    });
    await open([], { 'POST /representatives': [taken] });
    press('Add representative');
    type('Full name', 'Ana Roy');
    type('Registration number', '4711');
    type('Referral code', 'ROY27');
    await fillRegistration('2026-01-01');
    press('Add representative');
    expect((await screen.findAllByText('This code is already in use')).length).toBeGreaterThan(0);
    expect(screen.getByLabelText('Full name')).toHaveProperty('value', 'Ana Roy');
  });
});

describe('changing a representative', () => {
  it('never overwrites what somebody else changed meanwhile, however often it is pressed', async () => {
    const theirs = { ...MAUDE, fullName: 'Maude Lafleur-Roy', version: 5 };
    const stale = refused(409, 'CHANGED_MEANWHILE', 'Somebody has changed this meanwhile.');
    const sent = await open([MAUDE], {
      'GET /representatives': [good([MAUDE]), good([theirs])],
      'POST /representatives/r1': [stale],
    });
    const dialog = await choose('Maude Lafleur', 'Edit');
    type('Full name', 'Maude L. Lafleur');
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await dialog.findByText('Somebody has changed this meanwhile.');
    await waitFor(() => expect(bodiesOf(sent, 'GET /representatives')).toHaveLength(2));
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(bodiesOf(sent, 'POST /representatives/r1')).toHaveLength(2));
    expect(bodiesOf(sent, 'POST /representatives/r1')).toEqual([
      expect.objectContaining({ version: 4 }),
      expect.objectContaining({ version: 4 }),
    ]);
  });

  it('keeps what was registered where we are no more, and starts without a cover who has left', async () => {
    const over = { province: 'CAN-NU', from: '2020-01-01', lastDay: '2024-12-31' } as const;
    const odd = { ...MAUDE, registrations: [over, ...MAUDE.registrations], coverId: 'r3' };
    const sent = await open([odd, WEI, GONE], { 'POST /representatives/r1': [good(null)] });
    const dialog = await choose('Maude Lafleur', 'Edit');
    expect(dialog.getByLabelText(/^Covered by/)).toHaveProperty('value', '');
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByText('Changes to Maude Lafleur saved.');
    expect(bodiesOf(sent, 'POST /representatives/r1')).toEqual([
      expect.objectContaining({ registrations: [over, ...MAUDE.registrations], coverId: null }),
    ]);
  });

  it('ends one registration and adds another, and is told what is wrong with them', async () => {
    const sent = await open([MAUDE], { 'POST /representatives/r1': [good(null)] });
    const dialog = await choose('Maude Lafleur', 'Edit');
    fireEvent.change(dialog.getByLabelText(/^Last day/), { target: { value: '2025-12-31' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await dialog.findAllByText('A last day comes before its first day');
    fireEvent.change(dialog.getByLabelText(/^Last day/), { target: { value: '2026-12-31' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Add a registration' }));
    fireEvent.change(dialog.getAllByLabelText('Province or territory').at(-1) ?? document.body, {
      target: { value: 'CAN-QC' },
    });
    fireEvent.change(dialog.getAllByLabelText(/^First day/).at(-1) ?? document.body, {
      target: { value: '2027-01-01' },
    });
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByText('Changes to Maude Lafleur saved.');
    expect(bodiesOf(sent, 'POST /representatives/r1')).toEqual([
      expect.objectContaining({
        registrations: [
          { province: 'CAN-ON', from: '2026-01-01', lastDay: '2026-12-31' },
          { province: 'CAN-QC', from: '2027-01-01', lastDay: null },
        ],
      }),
    ]);
  });
});

describe('a representative who leaves', () => {
  it('has their clients taken over by somebody eligible', async () => {
    const sent = await open([MAUDE, WEI, GONE], { 'POST /representatives/r1/deactivate': [good(null)] });
    const dialog = await choose('Maude Lafleur', 'Make unavailable');
    expect(dialog.getByText('1 open order')).toBeDefined();
    fireEvent.click(dialog.getByRole('button', { name: 'Make unavailable' }));
    expect((await dialog.findAllByText('Choose who takes over the clients')).length).toBeGreaterThan(0);
    const field = dialog.getByLabelText(/^Covered by/);
    expect([...field.querySelectorAll('option')].map(({ value }) => value)).toEqual(['', 'r2']);
    fireEvent.change(field, { target: { value: 'r2' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Make unavailable' }));
    await screen.findByText('Maude Lafleur is no longer available.');
    expect(bodiesOf(sent, 'POST /representatives/r1/deactivate')).toEqual([{ coverId: 'r2', version: 4 }]);
  });

  it('can be offered again', async () => {
    const sent = await open([GONE], { 'POST /representatives/r3/activate': [good(null)] });
    const dialog = await choose('Ana Roy', 'Make available');
    fireEvent.click(dialog.getByRole('button', { name: 'Make available' }));
    await screen.findByText('Investors can choose Ana Roy again.');
    expect(bodiesOf(sent, 'POST /representatives/r3/activate')).toEqual([{ version: 4 }]);
  });
});

describe('whoever cannot be chosen any more', () => {
  const foldOf = () => screen.getByText('1 not available').closest('details');

  it('is folded away', async () => {
    await open([MAUDE, GONE]);
    expect([foldOf()?.open, foldOf()?.textContent?.includes('Ana Roy')]).toEqual([false, true]);
  });

  it('stands open where a client still depends on them, and where they are searched', async () => {
    await open([MAUDE, { ...GONE, clients: 2 }]);
    expect(foldOf()?.open).toBe(true);
    type('Search by name or code', 'Ana');
    expect(foldOf()?.open).toBe(true);
  });
});
