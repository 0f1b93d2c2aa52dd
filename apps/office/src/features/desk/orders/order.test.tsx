import { partsNotShownTo } from '@portal/domain/desk/queues/order-parts';
import { actionsOf } from '@portal/domain/firm/staff/permissions';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { ADA, answerWith, good, openOffice, refused } from '../../../testing/open-office.tsx';
import { SAMPLE_ORDER, SAMPLE_WORK } from '../../../testing/sample-order.ts';

const COMPLIANCE = { ...ADA, roles: ['compliance'], actions: actionsOf(['compliance']) };
const profile = (kycId: string, employer: string) =>
  good({
    version: SAMPLE_ORDER.profiles.find((version) => version.kycId === kycId),
    answers: {
      basics: { citizenship: 'CAN', socialInsuranceNumber: '***-***-123', maritalStatus: '3' },
      employment: { self: { status: '1' }, principal: { status: '1', employer } },
    },
    evidence: [
      {
        path: 'identityVerification.principal.document.front',
        fileId: 'f1',
        contentType: 'image/jpeg',
        pages: null,
        size: 300_000,
        proves: ['basics.citizenship'],
      },
    ],
    identityCheck: null,
    flags: [],
  });
const ROUTES = {
  'GET /me': [good(COMPLIANCE)],
  'GET /orders/o1': [good(SAMPLE_ORDER)],
  'GET /orders/o1/profiles/k1': [profile('k1', 'Harbour Bakery')],
  'GET /orders/o1/profiles/k2': [profile('k2', 'Lakeside Bakery')],
  'POST /viewing': [good(SAMPLE_WORK)],
};

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const open = async (hash = '') => {
  await openOffice(`/office/orders/o1${hash}`);
  await screen.findByRole('heading', { level: 1, name: 'Zoé Bélanger' });
};

// Loaded before the tests, whose time limits are not about loading a page.
beforeAll(() => import('./order-page.tsx'));
beforeAll(() => {
  Element.prototype.scrollIntoView = vi.fn();
});

describe('the papers of an order', () => {
  const SIGNED = {
    ...SAMPLE_ORDER,
    signedDocuments: [
      { id: 's1', title: 'Subscription agreement', signedAt: '2026-11-20T15:00:00.000Z', size: 9 },
    ],
  };
  const PAGE = {
    number: 1,
    pages: 2,
    width: 10,
    height: 10,
    text: 'I subscribe.',
    picture: '/p.webp',
    size: 9,
  };

  it('open in their place, page by page, and can be saved there', async () => {
    const sent = answerWith({
      ...ROUTES,
      'GET /orders/o1': [good(SIGNED)],
      'POST /orders/o1/papers/s1/open': [
        good({ pages: 2, url: 'https://portal.test/api/files/s1', until: '2026-11-20T15:15:00.000Z' }),
      ],
      'GET /orders/o1/papers/s1/pages/1': [good(PAGE)],
      'GET /orders/o1/papers/s1/pages/2': [good({ ...PAGE, number: 2, text: 'Signed.' })],
    });
    await open('#papers');
    press('Open: Subscription agreement');
    await screen.findByAltText('Subscription agreement, page 1 of 2. I subscribe.');
    press('Next page');
    await screen.findByAltText('Subscription agreement, page 2 of 2. Signed.');
    expect(screen.getByRole('link', { name: 'Download PDF' }).getAttribute('href')).toBe(
      'https://portal.test/api/files/s1',
    );
    expect(sent.filter(({ call }) => call.endsWith('/open'))).toHaveLength(1);
  });

  it('that cannot be opened say so in place', async () => {
    answerWith({
      ...ROUTES,
      'GET /orders/o1': [good(SIGNED)],
      'POST /orders/o1/papers/s1/open': [refused(404, 'NOT_FOUND', 'It is not there.')],
    });
    await open('#papers');
    press('Open: Subscription agreement');
    await screen.findByText('It is not there.');
  });
});

describe('the history of an order', () => {
  it('continues with earlier events', async () => {
    const [event] = SAMPLE_ORDER.timeline.entries;
    const cursor = '2026-11-20T15:00:00.000Z audit:7';
    answerWith({
      ...ROUTES,
      'GET /orders/o1': [
        good({ ...SAMPLE_ORDER, timeline: { entries: SAMPLE_ORDER.timeline.entries, older: cursor } }),
      ],
      [`GET /orders/o1/timeline?before=${encodeURIComponent(cursor).replace('%20', '+')}`]: [
        good({ entries: [{ ...event, id: 't0', action: 'payment-flag.raised' }], older: null }),
      ],
    });
    await open('#timeline');
    press('Show earlier events');
    await screen.findByText('A payment was flagged');
    expect(screen.queryByRole('button', { name: 'Show earlier events' })).toBeNull();
  });
});

describe('an order on one page', () => {
  it('links to the investor’s page only for people who may see it', async () => {
    answerWith(ROUTES);
    await open('#facts');
    const link = screen.getByRole('link', { name: 'Open the investor’s page' });
    expect(link.getAttribute('href')).toBe(`/office/investors/${SAMPLE_ORDER.investor.id}`);
    cleanup();
    const finance = { ...COMPLIANCE, roles: ['finance'], actions: actionsOf(['finance']) };
    answerWith({ ...ROUTES, 'GET /me': [good(finance)] });
    await open('#facts');
    expect(screen.queryByRole('link', { name: 'Open the investor’s page' })).toBeNull();
  });

  it('shows one tab at a time, by its address', async () => {
    answerWith(ROUTES);
    await open();
    await screen.findByRole('heading', { name: 'Identity check' });
    const tabs = within(screen.getByRole('navigation', { name: 'On this page' }));
    const names = tabs.getAllByRole('link').map(({ textContent }) => textContent);
    expect(names).toEqual(['Identity', 'Profile', 'Exemption', 'Documents', 'Order', 'Emails', 'History']);
    fireEvent.click(tabs.getByRole('link', { name: 'History' }));
    await screen.findByRole('region', { name: 'History' });
    expect(screen.queryByRole('heading', { name: 'Identity check' })).toBeNull();
    expect(tabs.getByRole('link', { name: 'History' }).getAttribute('aria-current')).toBe('page');
  });

  it('opens the next document by its button and by its key, each on record', async () => {
    const until = new Date(Date.now() + 600_000).toISOString();
    const looked = { ...SAMPLE_ORDER, reading: { ...SAMPLE_ORDER.reading, reasonGivenAt: until } };
    const path = 'identityVerification.principal.document.front';
    const page = { number: 1, pages: 1, width: 10, height: 10, text: '', picture: '/p.webp', size: 9 };
    const sent = answerWith({
      ...ROUTES,
      'GET /orders/o1': [good(looked)],
      'POST /orders/o1/profiles/k1/reveal': [good({ id: 'r1', path, until, number: null, pages: 1 })],
      'GET /reveals/r1/pages/1': [good({ number: 1, pages: 1, text: '', picture: '/1.webp' })],
      'POST /orders/o1/papers/s1/open': [good({ pages: 1, url: 'https://portal.test/s1', until })],
      'GET /orders/o1/papers/s1/pages/1': [good(page)],
    });
    await open();
    await screen.findByRole('heading', { name: 'Identity check' });
    fireEvent.keyDown(document.body, { key: 'n' });
    await screen.findByRole('img', { name: /page 1 of 1/ });
    fireEvent.click(screen.getByRole('button', { name: 'Next: Subscription agreement' }));
    await screen.findByAltText('Subscription agreement, page 1 of 1');
    screen.getByText('This is the last one.');
    const opened = sent
      .filter(({ call }) => /reveal$|open$/.test(call))
      .map(({ call, body }) => [call, body]);
    expect(opened).toEqual([
      ['POST /orders/o1/profiles/k1/reveal', { path }],
      ['POST /orders/o1/papers/s1/open', undefined],
    ]);
  });

  it.each([
    ['p', 'alertdialog', 'Approve order'],
    ['d', 'dialog', 'Decline order'],
    ['a', 'dialog', 'Request changes'],
  ] as const)('opens a dialog by the key %s, and commits nothing', async (key, role, name) => {
    const sent = answerWith(ROUTES);
    await open();
    fireEvent.keyDown(document.body, { key, ctrlKey: true });
    expect(screen.queryByRole(role), 'with a modifier').toBeNull();
    fireEvent.keyDown(document.body, { key });
    const dialog = await screen.findByRole(role, { name });
    fireEvent.keyDown(document.body, { key: 'd' });
    expect(screen.getAllByRole(role), 'over a dialog').toEqual([dialog]);
    expect(sent.some(({ call }) => /approve|decline|changes/.test(call))).toBe(false);
  });

  it('opens the next case once this one is decided', async () => {
    const next = { ...SAMPLE_ORDER, investor: { ...SAMPLE_ORDER.investor, name: 'Noé Lacroix' } };
    answerWith({
      ...ROUTES,
      'POST /orders/o1/approve': [good(null)],
      'GET /approvals?part=for-you': [
        good({
          rows: [{ proposalId: 'p2', kind: 'approve-order', targetId: 'o2' }],
          counts: { 'for-you': { value: 1, isCapped: false }, 'for-others': { value: 0, isCapped: false } },
          alone: [],
          next: null,
        }),
      ],
      'GET /orders/o2': [good({ ...next, order: { ...next.order, id: 'o2' } })],
      'GET /orders/o2/profiles/k1': [profile('k1', 'Harbour Bakery')],
    });
    await open();
    press('Approve order');
    const dialog = await screen.findByRole('alertdialog');
    expect(within(dialog).getByText(/^You opened 1 of 1/)).toBeDefined();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Approve order' }));
    await screen.findByRole('heading', { level: 1, name: 'Noé Lacroix' });
    await screen.findByText('This is the next case.');
  });

  it('does not let somebody say that documents match of which they left one out', async () => {
    const [self, ...others] = SAMPLE_ORDER.reading?.people ?? [];
    const unopened = { ...SAMPLE_ORDER.reading, people: [{ ...self, opened: [] }, ...others] };
    answerWith({ ...ROUTES, 'GET /orders/o1': [good({ ...SAMPLE_ORDER, reading: unopened })] });
    await open();
    await screen.findByRole('button', { name: 'Documents do not match' });
    expect(screen.queryByRole('button', { name: 'Documents match' })).toBeNull();
    screen.getByText('Open every identity document first. Then you can say that they match.');
  });

  it('marks mail as an email, since its subject alone would read like an event', async () => {
    const who = { kind: 'system', name: null, role: null } as const;
    const at = SAMPLE_ORDER.timeline.entries[0]?.at ?? '';
    const sent = { id: 'mail:m1', at, action: 'mail.payment-received', who, facts: { outcome: 'sent' } };
    answerWith({
      ...ROUTES,
      'GET /orders/o1': [good({ ...SAMPLE_ORDER, timeline: { entries: [sent], older: null } })],
    });
    await open('#timeline');
    screen.getByText('Email: The payment arrived');
  });

  it('says what it hides from a role, instead of looking empty', async () => {
    const notShown = partsNotShownTo(['deals']);
    const { order, investor } = SAMPLE_ORDER;
    const page = {
      ...SAMPLE_ORDER,
      notShown,
      order: { ...order, total: null, quantity: null, method: null },
      investor: { ...investor, email: null, phone: null },
      profiles: [],
      reading: null,
    };
    answerWith({ ...ROUTES, 'GET /orders/o1': [good(page)] });
    await open('#facts');
    screen.getByText(/^Your role does not include: amounts, .*the source of funds/);
    const tabs = within(screen.getByRole('navigation', { name: 'On this page' }));
    const names = tabs.getAllByRole('link').map(({ textContent }) => textContent);
    expect(names).toEqual(['Documents', 'Order', 'History']);
    expect(screen.queryByText('Total amount')).toBeNull();
  });

  it('warns if the profile is newer than the order, and shows the differences', async () => {
    answerWith(ROUTES);
    await open('#profile');
    screen.getByText('The investor submitted a newer profile after this order');
    fireEvent.change(screen.getByLabelText('Compare with'), { target: { value: 'k2' } });
    await screen.findByText('Show differences only');
  });

  it('says if a profile could not be read, and tries again', async () => {
    answerWith({
      ...ROUTES,
      'GET /orders/o1/profiles/k1': [
        refused(500, 'FAULT', 'Something went wrong.'),
        profile('k1', 'Harbour Bakery'),
      ],
    });
    await open();
    const part = within(await screen.findByRole('region', { name: 'Identity check' }));
    fireEvent.click(await part.findByRole('button', { name: 'Try again' }));
    await part.findByText('Compare each document with the answers beside it.');
    expect(part.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('reports that its page is open, and shows who else has it open', async () => {
    const noor = { id: 's9', name: 'Noor Haddad', roles: ['compliance'] };
    const sent = answerWith({
      ...ROUTES,
      'POST /viewing': [
        good(SAMPLE_WORK.map((one) => ({ ...one, claim: { ...one.claim, viewing: [noor] } }))),
      ],
    });
    await open();
    await screen.findByText('Viewing now: Noor Haddad');
    expect(sent.find(({ call }) => call === 'POST /viewing')?.body).toMatchObject({ id: 'o1', isOpen: true });
  });

  it('cannot be claimed, and does not report its page as open, while it is only started', async () => {
    const begun = { ...SAMPLE_ORDER, order: { ...SAMPLE_ORDER.order, status: 'open' } };
    const sent = answerWith({ ...ROUTES, 'GET /orders/o1': [good(begun)] });
    await open();
    expect(screen.queryByText('This order is unassigned.')).toBeNull();
    expect(sent.some(({ call }) => call === 'POST /viewing')).toBe(false);
  });

  it('is approved after a confirmation, and says why if it cannot be', async () => {
    const why = refused(403, 'FORBIDDEN', 'Somebody else has to approve it.');
    const sent = answerWith({ ...ROUTES, 'POST /orders/o1/approve': [why] });
    await open();
    press('Approve order');
    const dialog = await screen.findByRole('alertdialog');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Approve order' }));
    await within(dialog).findByText('Somebody else has to approve it.');
    const calls = sent.filter(({ call }) => call === 'POST /orders/o1/approve');
    expect(calls.map(({ body }) => body)).toEqual([
      { proposalId: 'p1', hash: 'h1', declaration: SAMPLE_ORDER.reading?.declaration },
    ]);
  });

  it('is not declined without a reason', async () => {
    const sent = answerWith(ROUTES);
    await open();
    press('Decline order');
    const dialog = await screen.findByRole('dialog');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Decline order' }));
    await waitFor(() => expect(within(dialog).getAllByText('Give a reason').length).toBeGreaterThan(0));
    expect(sent.some(({ call }) => call.endsWith('/decline'))).toBe(false);
  });

  it('shows in its history why it was declined, and no reason if the investor cancelled it', async () => {
    const who = { kind: 'staff', name: 'Noor Haddad', roles: ['compliance'] };
    const entry = { at: '2026-11-20T15:00:00.000Z', who, facts: {} };
    const entries = [
      { ...entry, id: 't3', action: 'trade.declined', facts: { reason: 'Not suitable.' } },
      { ...entry, id: 't2', action: 'trade.archived', who: { ...who, kind: 'investor', name: null } },
      { ...entry, id: 't1', action: 'trade.review-started', facts: { reason: 'not shown' } },
    ];
    const page = { ...SAMPLE_ORDER, timeline: { entries, older: null } };
    answerWith({ ...ROUTES, 'GET /orders/o1': [good(page)] });
    await open('#timeline');
    expect(screen.getAllByText(/Reason:/).map(({ textContent }) => textContent)).toEqual([
      'Reason: Not suitable.',
    ]);
  });

  it('has its proposal returned with a reason for its maker', async () => {
    const page = {
      ...SAMPLE_ORDER,
      moves: ['return-approval'],
      timeline: {
        entries: [
          {
            id: 't2',
            at: '2026-11-20T15:00:00.000Z',
            action: 'trade.approval-returned',
            who: { kind: 'staff', name: 'Noor Haddad', roles: ['compliance'] },
            facts: { reason: 'Ask where the money comes from' },
          },
        ],
        older: null,
      },
    };
    const sent = answerWith({
      ...ROUTES,
      'GET /orders/o1': [good(page)],
      'POST /orders/o1/proposal/return': [good(null)],
    });
    await open('#timeline');
    screen.getByText('Reason: Ask where the money comes from');
    press('Return proposal');
    const dialog = await screen.findByRole('dialog');
    const submit = within(dialog).getByRole('button', { name: 'Return proposal' });
    fireEvent.click(submit);
    await within(dialog).findAllByText('Give a reason');
    fireEvent.change(within(dialog).getByLabelText('Reason'), { target: { value: ' Compare the two ' } });
    fireEvent.click(submit);
    await waitFor(() =>
      expect(sent.find(({ call }) => call.endsWith('/proposal/return'))?.body).toEqual({
        proposalId: 'p1',
        reason: 'Compare the two',
      }),
    );
  });

  it('has its proposal withdrawn by its maker', async () => {
    const page = { ...SAMPLE_ORDER, moves: ['withdraw-approval'] };
    const sent = answerWith({
      ...ROUTES,
      'GET /orders/o1': [good(page)],
      'POST /orders/o1/proposal/withdraw': [good(null)],
    });
    await open();
    press('Withdraw proposal');
    const dialog = await screen.findByRole('alertdialog');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Withdraw proposal' }));
    await screen.findByText('The proposal is withdrawn.');
    expect(sent.find(({ call }) => call.endsWith('/proposal/withdraw'))?.body).toEqual({ proposalId: 'p1' });
  });

  it('asks for a reason before it shows a document, and sends it', async () => {
    const until = new Date(Date.now() + 600_000).toISOString();
    const sent = answerWith({
      ...ROUTES,
      'GET /reveals/r1/pages/1': [
        good({ number: 1, pages: 1, text: '', picture: 'https://pictures.test/1' }),
      ],
      'POST /orders/o1/profiles/k1/reveal': [
        good({
          id: 'r1',
          path: 'identityVerification.principal.document.front',
          until,
          number: null,
          pages: 1,
        }),
      ],
    });
    await open();
    fireEvent.click(await screen.findByRole('button', { name: /^View document/ }));
    const dialog = await screen.findByRole('dialog');
    fireEvent.change(within(dialog).getByLabelText('Reason'), { target: { value: 'New order' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Show' }));
    const picture = await screen.findByRole('img', { name: /page 1 of 1/ });
    expect(picture.getAttribute('src')).toBe('https://pictures.test/1');
    expect(sent.find(({ call }) => call.endsWith('/reveal'))?.body).toEqual({
      path: 'identityVerification.principal.document.front',
      reason: 'New order',
    });
  });

  it('declares what the record says when the dialog opens, whatever was read before', async () => {
    const page = (declaration: string) =>
      good({
        ...SAMPLE_ORDER,
        reading: { ...SAMPLE_ORDER.reading, declaration, unopened: [] },
        moves: ['approve'],
      });
    answerWith({
      ...ROUTES,
      'GET /orders/o1': [page('Two of three.'), page('Two of three.'), page('All three.')],
    });
    await open();
    press('Approve order');
    const dialog = await screen.findByRole('alertdialog');
    within(dialog).getByText('All three.');
  });

  it('asks for several changes at once, and shows beside each what is missing', async () => {
    const sent = answerWith({ ...ROUTES, 'POST /orders/o1/changes': [good(null)] });
    await open();
    press('Request changes');
    const dialog = await screen.findByRole('dialog');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Send request' }));
    await within(dialog).findAllByText('Choose what to change');
    await within(dialog).findAllByText('Choose today or a later day');
    expect(sent.some(({ call }) => call.endsWith('/changes'))).toBe(false);
  });
});
