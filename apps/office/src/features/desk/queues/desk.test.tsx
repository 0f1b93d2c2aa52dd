import type { DeskPage, DeskRow } from '@portal/domain/desk/queues/office-desk.wire';
import { actionsOf } from '@portal/domain/firm/staff/permissions';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { ADA, answerWith, good, openOffice, refused } from '../../../testing/open-office.tsx';

const COMPLIANCE = { ...ADA, roles: ['compliance'], actions: actionsOf(['compliance']) };
const NONE = { value: 0, isCapped: false };
const DESK_DATA = {
  queues: [
    {
      queue: 'new-orders',
      count: { value: 2, isCapped: false },
      mine: NONE,
      today: NONE,
      overdue: { value: 1, isCapped: false },
      oldestSince: null,
    },
    {
      queue: 'all-orders',
      count: { value: 1000, isCapped: true },
      mine: NONE,
      today: NONE,
      overdue: NONE,
      oldestSince: null,
    },
  ],
  uncounted: [],
  views: [],
  colleagues: [{ id: 's9', name: 'Noor Haddad', roles: ['compliance'] }],
};
const DESK = good(DESK_DATA);

function row(id: string, name: string, change: Partial<DeskRow> = {}): DeskRow {
  return {
    claim: { kind: 'order', id, version: 0, holder: null, viewing: [], snoozedUntil: null, tags: [] },
    why: 'submitted',
    facts: {},
    since: '2026-11-20T15:00:00.000Z',
    dueAt: '2026-11-24T04:59:59.999Z',
    due: 'later',
    awaits: 'office',
    order: {
      id,
      reference: `T-${id}`,
      dealId: 'd1',
      dealName: 'Harbour Lofts',
      quantity: 500,
      total: 50_000,
      status: 'submitted',
      method: 'outside',
    },
    investor: { id: `i-${id}`, name, province: 'CAN-ON', representative: null },
    ...change,
  };
}

const page = (rows: readonly DeskRow[], more: Partial<DeskPage> = {}) => {
  const count = { value: rows.length, isCapped: false };
  return good({ queue: 'new-orders', rows, count, total: count, next: null, ...more });
};
const LIST = page([row('a', 'Zoé Bélanger'), row('b', 'Arjun Rao')]);
const ROUTES = { 'GET /me': [good(COMPLIANCE)], 'GET /desk': [DESK], 'GET /desk/new-orders': [LIST] };

const rowNamed = (name: RegExp) => screen.findByRole('row', { name });
const key = (target: HTMLElement, pressed: string, more = {}) =>
  fireEvent.keyDown(target, { key: pressed, ...more });
const focus = (element: HTMLElement) => act(() => element.focus());

// Loaded before the tests, whose time limits are not about loading a page.
beforeAll(() => import('./desk-page.tsx'));

describe('the desk', () => {
  it('shows how much is waiting in each queue, and marks a capped count', async () => {
    answerWith(ROUTES);
    await openOffice('/office/desk/new-orders');
    await screen.findByRole('link', { name: /New orders.*2.*1 overdue/ });
    await screen.findByRole('link', { name: /All orders.*1,000\+/ });
  });

  it('shows the queues that were counted where one could not be', async () => {
    const [orders] = DESK_DATA.queues;
    answerWith({
      ...ROUTES,
      'GET /desk': [good({ ...DESK_DATA, queues: [orders], uncounted: ['all-orders'] })],
    });
    await openOffice('/office/desk/new-orders');
    await screen.findByRole('link', { name: /New orders.*2.*1 overdue/ });
    await screen.findByRole('link', { name: /All orders.*not counted/ });
  });

  it('shows the last day for a row, not the midnight after it', async () => {
    answerWith({
      ...ROUTES,
      'GET /desk/new-orders': [page([row('a', 'Arjun Rao', { dueAt: '2026-11-24T05:00:00.000Z' })])],
    });
    await openOffice('/office/desk/new-orders');
    expect(within(await rowNamed(/Arjun Rao/)).getByText('Monday, November 23')).toBeTruthy();
  });

  it('offers the next row if there is one', async () => {
    const nothing = page([], { count: NONE, total: NONE });
    answerWith({ ...ROUTES, 'GET /desk/new-orders': [nothing] });
    await openOffice('/office/desk/new-orders');
    await screen.findByText('This queue is empty');
    expect(screen.queryByRole('button', { name: 'Claim next' })).toBeNull();
  });

  it('lists what an office does before its first order instead of an empty queue', async () => {
    const nothing = page([], { count: NONE, total: NONE });
    const firstDay = [
      { step: 'mail', isDone: true },
      { step: 'deal', isDone: false },
      { step: 'people', isDone: false },
    ];
    answerWith({
      ...ROUTES,
      'GET /desk': [good({ ...DESK_DATA, firstDay })],
      'GET /desk/new-orders': [nothing],
    });
    await openOffice('/office/desk/new-orders');
    const list = within(await screen.findByRole('region', { name: 'Before your first order' }));
    const steps = list.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(steps).toEqual([
      'Send a first email Done',
      'Publish a deal To do',
      'Have two people in the office To do',
    ]);
    expect(list.getByRole('link', { name: 'Publish a deal' }).getAttribute('href')).toBe('/office/deals');
    expect(screen.queryByText('This queue is empty')).toBeNull();
  });

  it.each([
    ['Representative', 'representative=rep-07'],
    ['Deal', 'deal=d1'],
    ['Tag', 'tag=call+back'],
  ])('is filtered by %s in its address, which a saved view stores', async (label, query) => {
    const [name = '', value = ''] = query.replace('+', ' ').split('=');
    const sent = answerWith({
      ...ROUTES,
      'GET /desk/new-orders/choices': [
        good({ deals: [{ id: 'd1', name: 'Harbour Lofts' }], tags: ['call back'] }),
      ],
      'GET /representatives': [good([{ id: 'rep-07', fullName: 'Lise Roy' }])],
      [`GET /desk/new-orders?${query}`]: [LIST],
      'POST /views': [good({ id: 'v1' })],
    });
    await openOffice('/office/desk/new-orders');
    await rowNamed(/Arjun Rao/);
    fireEvent.click(screen.getByRole('button', { name: 'Filters' }));
    await waitFor(() =>
      expect(within(screen.getByLabelText(label)).getAllByRole('option', { hidden: true })).toHaveLength(2),
    );
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
    await waitFor(() => expect(sent.some(({ call }) => call === `GET /desk/new-orders?${query}`)).toBe(true));
    fireEvent.click(screen.getByRole('button', { name: 'Save view' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.change(dialog.getByLabelText('Name'), { target: { value: 'Mine' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Save view' }));
    await waitFor(() =>
      expect(sent.find(({ call }) => call === 'POST /views')?.body).toMatchObject({
        filter: { [name]: value },
      }),
    );
  });

  it('opens the first queue of the role', async () => {
    answerWith(ROUTES);
    await openOffice('/office/desk');
    expect(await rowNamed(/Arjun Rao/)).toBeTruthy();
  });

  it('says who was faster', async () => {
    const late = refused(409, 'CLAIMED', 'Noor Haddad has this already.');
    answerWith({ ...ROUTES, 'POST /desk/new-orders/claim': [late] });
    await openOffice('/office/desk/new-orders');
    fireEvent.click(await screen.findByRole('button', { name: /Claim Arjun Rao/ }));
    await screen.findByText('Noor Haddad has this already.');
  });

  it('acceptance 6: keeps three selected rows selected and named while filters hide them', async () => {
    const three = page([row('a', 'Zoé Bélanger'), row('b', 'Arjun Rao'), row('c', 'May Chen')]);
    answerWith({
      ...ROUTES,
      'GET /desk/new-orders': [three],
      'GET /desk/new-orders?holder=me': [page([], { total: { value: 3, isCapped: false } })],
    });
    await openOffice('/office/desk/new-orders');
    for (const name of [/Zoé/, /Arjun/, /May/]) {
      fireEvent.click(within(await rowNamed(name)).getByRole('checkbox'));
    }
    await screen.findByText('3 selected, 3 shown');
    fireEvent.change(screen.getByLabelText('Assigned to'), { target: { value: 'me' } });
    await screen.findByText('3 selected, 0 shown');
    screen.getByText(/Zoé Bélanger, T-a; Arjun Rao, T-b; May Chen, T-c/);
    screen.getByRole('heading', { name: 'No items match these filters' });
  });

  it('sends one call for all selected rows, and names each row that was refused', async () => {
    const results = good([
      { id: 'a', claim: null, refused: null },
      { id: 'b', claim: null, refused: { code: 'CLAIMED', sentence: 'Noor Haddad has this already.' } },
    ]);
    const sent = answerWith({ ...ROUTES, 'POST /desk/new-orders/act': [results] });
    await openOffice('/office/desk/new-orders');
    for (const name of [/Zoé/, /Arjun/]) {
      fireEvent.click(within(await rowNamed(name)).getByRole('checkbox'));
    }
    fireEvent.click(screen.getByRole('button', { name: 'Assign' }));
    fireEvent.change(await screen.findByLabelText('Assign to'), { target: { value: 's9' } });
    fireEvent.click(screen.getByRole('button', { name: 'Assign' }));
    await screen.findByText('1 item was not updated');
    screen.getByText('Arjun Rao, T-b: Noor Haddad has this already.');
    expect(sent.find(({ call }) => call.endsWith('/act'))?.body).toEqual({
      rows: [
        { id: 'a', version: 0 },
        { id: 'b', version: 0 },
      ],
      do: { act: 'assign', staffId: 's9' },
    });
    await screen.findByText('1 selected, 1 shown');
  });
});

describe('a row without a page of its own', () => {
  const job = row('j', 'nobody', {
    claim: { kind: 'job', id: 'j', version: 0, holder: null, viewing: [], snoozedUntil: null, tags: [] },
    why: 'gave-up',
    facts: { job: 'send-mail', error: 'no answer' },
    order: null,
    investor: null,
  });
  const JOBS = {
    'GET /me': [good({ ...ADA, actions: actionsOf(['administrator']) })],
    'GET /desk': [DESK],
    'GET /desk/jobs': [page([job], { queue: 'jobs' })],
  };

  it('opens over the list, says why it is here, can be claimed there and is reported as open', async () => {
    const { why, facts, claim } = job;
    const sent = answerWith({
      ...JOBS,
      'POST /viewing': [good([{ queue: 'jobs', why, facts, claim }])],
      'POST /desk/jobs/claim': [good({ ...claim, version: 1 })],
    });
    await openOffice('/office/desk/jobs');
    focus(await screen.findByRole('button', { name: 'Send an email' }));
    key(document.body, 'o');
    const dialog = within(await screen.findByRole('dialog'));
    dialog.getByText('Failed after the last try. no answer');
    expect(sent.find(({ call }) => call === 'POST /viewing')?.body).toMatchObject({
      kind: 'job',
      id: 'j',
      isOpen: true,
    });
    fireEvent.click(await dialog.findByRole('button', { name: 'Claim: Failed jobs' }));
    await waitFor(() => expect(sent.some(({ call }) => call === 'POST /desk/jobs/claim')).toBe(true));
  });
});

const linkNamed = (name: string) => screen.findByRole('link', { name });
/** Presses a key where the focus is. */
const press = (pressed: string, more = {}) => key(focused(), pressed, more);
const focused = () =>
  document.activeElement instanceof HTMLElement ? document.activeElement : document.body;

describe('a row of the desk', () => {
  it('is a real link, and says whom it waits for and how much it is about', async () => {
    answerWith({
      ...ROUTES,
      'GET /desk/new-orders': [page([row('a', 'Zoé Bélanger', { awaits: 'second-person' })])],
    });
    await openOffice('/office/desk/new-orders');
    const link = await linkNamed('Zoé Bélanger');
    expect(link.getAttribute('href')).toBe('/office/orders/a');
    const cells = within(await rowNamed(/Zoé/));
    for (const text of ['A second person', '$50,000.00', 'Harbour Lofts', 'T-a']) {
      cells.getByText(text);
    }
  });

  it('stands in short below the list, with what has no column', async () => {
    answerWith(ROUTES);
    await openOffice('/office/desk/new-orders');
    const peek = within(await screen.findByRole('complementary', { name: 'Summary of the item' }));
    peek.getByText('Zoé Bélanger, T-a');
    peek.getByText('Ontario');
    peek.getByText('500');
    focus(await linkNamed('Arjun Rao'));
    peek.getByText('Arjun Rao, T-b');
  });

  it('is selected with all that are shown, and deselected again', async () => {
    answerWith(ROUTES);
    await openOffice('/office/desk/new-orders');
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Select all items shown' }));
    await screen.findByText('2 selected, 2 shown');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select all items shown' }));
    await waitFor(() => expect(screen.queryByText('2 selected, 2 shown')).toBeNull());
  });
});

describe('acceptance 14: single keys', () => {
  it('work from the first moment: they move, select, claim and open', async () => {
    const sent = answerWith({ ...ROUTES, 'POST /desk/new-orders/claim': [good([])] });
    await openOffice('/office/desk/new-orders');
    const first = await linkNamed('Zoé Bélanger');
    press('j');
    expect(document.activeElement).toBe(first);
    press('j');
    expect(document.activeElement).toBe(await linkNamed('Arjun Rao'));
    press('x');
    await screen.findByText('1 selected, 1 shown');
    press('c');
    await waitFor(() =>
      expect(sent.find(({ call }) => call.endsWith('/claim'))?.body).toEqual({ id: 'b', version: 0 }),
    );
    press('k');
    expect(document.activeElement).toBe(first);
    press('/');
    expect(document.activeElement).toBe(screen.getByLabelText('Name, email or reference'));
  });

  it('open the first row where nothing has the focus yet', async () => {
    const sent = answerWith(ROUTES);
    await openOffice('/office/desk/new-orders');
    await linkNamed('Zoé Bélanger');
    key(document.body, 'Enter');
    await waitFor(() => expect(sent.some(({ call }) => call === 'GET /orders/a')).toBe(true));
  });

  it.each([
    ['with Control', { ctrlKey: true }],
    ['with Alt', { altKey: true }],
    ['with the command key', { metaKey: true }],
  ])('do nothing %s', async (_how, modifier) => {
    const sent = answerWith(ROUTES);
    await openOffice('/office/desk/new-orders');
    focus(await linkNamed('Zoé Bélanger'));
    press('c', modifier);
    press('x', modifier);
    expect(sent.some(({ call }) => call.startsWith('POST'))).toBe(false);
    expect(screen.queryByText('1 selected, 1 shown')).toBeNull();
  });

  it('type in a field as usual, capitals included', async () => {
    const sent = answerWith(ROUTES);
    await openOffice('/office/desk/new-orders');
    await rowNamed(/Zoé/);
    const search = screen.getByLabelText('Name, email or reference');
    focus(search);
    for (const pressed of ['j', 'c', 'X', '?', 'Enter']) {
      expect(key(search, pressed)).toBe(true);
    }
    expect(document.activeElement).toBe(search);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sent.some(({ call }) => call.startsWith('POST'))).toBe(false);
  });

  it.each([
    ['in a list of answers', () => screen.getByLabelText('Assigned to')],
    ['in an open menu', () => screen.getByRole('menu')],
  ])('do nothing %s', async (_where, find) => {
    const sent = answerWith(ROUTES);
    await openOffice('/office/desk/new-orders');
    await rowNamed(/Zoé/);
    fireEvent.click(screen.getByRole('button', { name: /^Account menu for/ }));
    await screen.findByRole('menu');
    const place = find();
    for (const pressed of ['j', 'c', 'x', '?']) {
      key(place, pressed);
    }
    expect(screen.queryByRole('dialog', { name: 'Keyboard shortcuts for this list' })).toBeNull();
    expect(screen.queryByText('1 selected, 1 shown')).toBeNull();
    expect(sent.some(({ call }) => call.startsWith('POST'))).toBe(false);
  });

  it('are shown by a question mark, and stay switched off for the person', async () => {
    const sent = answerWith({ ...ROUTES, 'POST /keys': [good(null)] });
    await openOffice('/office/desk/new-orders');
    focus(await linkNamed('Zoé Bélanger'));
    press('?');
    const sheet = await screen.findByRole('dialog');
    fireEvent.click(within(sheet).getByRole('switch'));
    await waitFor(() => expect(within(sheet).getByRole('switch')).toHaveProperty('checked', false));
    expect(sent.find(({ call }) => call === 'POST /keys')?.body).toEqual({ singleKeys: false });
    key(sheet, 'Escape');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    press('x');
    expect(screen.queryByText('1 selected, 1 shown')).toBeNull();
  });

  it('do nothing for a person who switched them off', async () => {
    answerWith({ ...ROUTES, 'GET /me': [good({ ...COMPLIANCE, singleKeys: false })] });
    await openOffice('/office/desk/new-orders');
    focus(await linkNamed('Zoé Bélanger'));
    press('j');
    expect(document.activeElement).toBe(await linkNamed('Zoé Bélanger'));
  });
});
