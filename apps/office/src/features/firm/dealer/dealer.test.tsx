import type { OfficeDealer } from '@portal/domain/firm/dealer/office-dealer.wire';
import { BRAND_COLOURS, brandColoursSchema } from '@portal/domain/ground/brand/brand-colours';
import { screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { ADA, answerWith, good, openOffice } from '../../../testing/open-office.tsx';
import { REGISTRATIONS } from './testing/registrations.ts';
import { RULES } from './testing/rules.ts';
import { TRUSTEE } from './testing/trustee.ts';

const PAIR = { light: '#112233', dark: '#ddeeff' };
const colours = brandColoursSchema.parse(Object.fromEntries(BRAND_COLOURS.map((name) => [name, PAIR])));
const dealer = (change: Partial<OfficeDealer> = {}): OfficeDealer => ({
  folder: '/srv/brand',
  isSample: false,
  faults: [],
  isBehind: false,
  dealer: { name: 'Maple Exempt Market Inc.', city: 'Guelph' },
  messages: { mailFrom: 'Maple <no-reply@maple.example>', contactEmail: 'desk@maple.example' },
  words: { ofName: { en: 'of Maple', fr: 'd’Érable' } },
  ownTexts: ['shell.footer.risk'],
  colours,
  ...change,
});
const open = async (read: OfficeDealer, self = ADA) => {
  answerWith({
    'GET /me': [good(self)],
    'GET /dealer': [good(read)],
    'GET /dealer/registrations': [good(REGISTRATIONS)],
    'GET /dealer/trustee': [good(TRUSTEE)],
    'GET /dealer/rules': [good(RULES)],
  });
  await openOffice('/office/dealer');
};

// Loaded before the tests, whose time limits are not about loading a page.
beforeAll(() => import('./dealer-page.tsx'));

describe('the dealer’s particulars', () => {
  it('are shown in groups, both languages side by side, with the account in force', async () => {
    await open(dealer());
    const words = within(await screen.findByRole('region', { name: 'In texts' }));
    expect(words.getByText('d’Érable').getAttribute('lang')).toBe('fr');
    const account = within(screen.getByRole('region', { name: 'Trust account' }));
    expect(account.getByText('Email for transfers').nextSibling?.textContent).toBe('trust@maple.example');
    expect(screen.getByText('shell.footer.risk')).toBeDefined();
    expect(screen.getByText(/No problems in the folder/)).toBeDefined();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('say where we are registered, from when to when, and who said so', async () => {
    await open(dealer());
    const [ontario, quebec] = within(
      await screen.findByRole('region', { name: 'Where we are registered' }),
    ).getAllByRole('listitem');
    expect(ontario?.textContent).toContain(
      'OntarioIn forceChangeFrom November\u00a018, 2026As the folder had it',
    );
    expect(quebec?.textContent).toContain(
      'From November\u00a018, 2026 to December\u00a031, 2026Terms: Funds alone',
    );
    expect(quebec?.textContent).toContain('Proposed by Ada Roy and approved by Ben Tran');
  });

  it('say what is wrong and where, in the server’s words', async () => {
    const detail = 'is the 7 to 12 digits of an account';
    await open(dealer({ faults: [{ kind: 'value', file: 'brand.json', place: 'trustee.account', detail }] }));
    await screen.findByText('1 problem in the folder');
    expect(screen.getByText('brand.json: trustee.account')).toBeDefined();
    expect(screen.getByText(detail).getAttribute('lang')).toBe('en');
  });

  it.each([
    ['the demonstration’s folder is used', { isSample: true }, 'These are sample particulars'],
    ['the folder has changed since', { isBehind: true }, 'The folder has changed since the portal started'],
  ])('say that %s', async (_what, change, title) => {
    await open(dealer(change));
    await screen.findByText(title);
  });

  it('list the rules of the law by topic: figures, where they apply, who confirmed them', async () => {
    await open(dealer());
    const rules = within(await screen.findByRole('region', { name: 'Rules of the law' }));
    const limit = (await rules.findByText(/^\$10,000 in the period/)).closest('li');
    expect(limit?.textContent).toContain('NI 45-106, s. 2.9(2.1)(b)(i) · Alberta, Ontario');
    expect(limit?.textContent).toContain('Applies, not confirmed');
    const form = rules.getByText('Form 45-106F9, in English').closest('li');
    expect(form?.textContent).toContain('By A. Roy, November\u00a02, 2026. By letter.');
    expect(rules.getAllByText('1 rule to confirm')).toHaveLength(2);
    expect(rules.getByText('A filled-in copy.').getAttribute('lang')).toBe('en');
  });

  it('are closed to roles that may not see them', async () => {
    await open(dealer(), { ...ADA, roles: ['finance'], actions: ['payments.view'] });
    await screen.findByRole('heading', { name: 'Your role can’t open this page' });
  });
});
