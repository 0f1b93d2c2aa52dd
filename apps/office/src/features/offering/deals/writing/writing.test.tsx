import { emptyDealDraft } from '@portal/domain/offering/deals/authoring/deal-draft';
import { draftWithValue } from '@portal/domain/offering/deals/authoring/merge-drafts';
import { COMPLETE_DRAFT } from '@portal/domain/offering/deals/testing/complete-draft';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ADA, answerWith, good, LOGGED_OUT, openOffice, refused } from '../../../../testing/open-office.tsx';
import { DEALER, readDeal, saved } from '../testing/sample-deals.ts';

const group = (name: string) => within(screen.getByRole('group', { name }));
const type = (field: HTMLElement, text: string) => fireEvent.change(field, { target: { value: text } });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const draftsOf = (sent: ReturnType<typeof answerWith>) =>
  sent.filter(({ call }) => call === 'POST /deals/d1/draft').map(({ body }) => body);
const MET = refused(409, 'CHANGED_BY_SOMEBODY', 'Noor Haddad changed this after you opened it.');

async function openForm(part = 'basics'): Promise<void> {
  await openOffice(`/office/deals/d1?part=${part}`);
  await screen.findByRole('navigation', { name: 'Sections of the deal' });
}

describe('a deal being edited', () => {
  it('is saved as it is typed, as a whole and from the version that was loaded', async () => {
    const sent = answerWith({
      'GET /me': [good(DEALER)],
      'GET /deals/d1': [good(readDeal({}))],
      'POST /deals/d1/draft': [good(saved({ problems: [] }))],
    });
    await openForm();
    type(group('Name').getByLabelText(/English/), 'Maple Court');
    await screen.findByText(/^Saved at/, {}, { timeout: 15_000 });
    expect(draftsOf(sent)).toEqual([
      { base: 4, draft: draftWithValue(COMPLETE_DRAFT, 'content.name.en', 'Maple Court') },
    ]);
  });

  it('says what is missing in each language, at its field and in one list that links to it', async () => {
    const draft = draftWithValue(COMPLETE_DRAFT, 'content.faqs.0.answer.fr', '');
    answerWith({ 'GET /me': [good(DEALER)], 'GET /deals/d1': [good(readDeal({ draft }))] });
    await openForm();
    await screen.findByRole('heading', { name: '1 item left before publishing' });
    expect(screen.getByText('1 text is missing in French.')).toBeDefined();
    press(/Answer, no. 1 \(French\)/);
    await screen.findByRole('heading', { name: 'Questions' });
    const field = await waitFor(() => group('Answer').getByLabelText(/French.*Missing/));
    await waitFor(() => expect(document.activeElement).toBe(field));
  });

  it('starts empty, with the usual figures one press away', async () => {
    answerWith({
      'GET /me': [good(DEALER)],
      'GET /deals/d1': [good(readDeal({ draft: emptyDealDraft(), confirmed: null }))],
    });
    await openForm('figures');
    press('Add the 10 usual figures');
    await screen.findByRole('button', { name: 'Expected term' });
    expect(screen.queryByRole('button', { name: /Add the \d+ usual/ })).toBeNull();
  });

  it('shows a figure’s value as investors read it', async () => {
    const draft = draftWithValue(COMPLETE_DRAFT, 'content.infoTable.0.value.en', '6000000');
    answerWith({ 'GET /me': [good(DEALER)], 'GET /deals/d1': [good(readDeal({ draft }))] });
    await openForm('figures');
    await screen.findByRole('button', { name: /: \$6,000,000$/ });
  });

  it('is merged with what somebody else saved, and asks if both changed the same thing', async () => {
    const theirs = draftWithValue(
      draftWithValue(COMPLETE_DRAFT, 'content.name.fr', 'Cour des Érables'),
      'content.name.en',
      'Theirs',
    );
    const sent = answerWith({
      'GET /me': [good(DEALER)],
      'GET /deals/d1': [
        good(readDeal({})),
        good(readDeal({ draft: theirs, draftVersion: 7, changedBy: 'Noor Haddad' })),
      ],
      'POST /deals/d1/draft': [MET, good(saved({ draftVersion: 8 }))],
    });
    await openForm();
    type(group('Name').getByLabelText(/English/), 'Mine');
    await screen.findByText('Noor Haddad and you changed the same field', {}, { timeout: 15_000 });
    expect(group('Name').getByLabelText(/French/)).toHaveProperty('value', 'Cour des Érables');
    expect(group('Name').getByLabelText(/English/)).toHaveProperty('value', 'Mine');
    press('Keep mine: Name (English)');
    await screen.findByText(/^Saved at/, {}, { timeout: 15_000 });
    expect(draftsOf(sent).at(-1)).toEqual({
      base: 7,
      draft: draftWithValue(theirs, 'content.name.en', 'Mine'),
    });
  });

  it('keeps what was typed if the session ends: the same person logs in over it', async () => {
    const sent = answerWith({
      'GET /me': [good(DEALER)],
      'GET /deals/d1': [good(readDeal({}))],
      'POST /deals/d1/draft': [LOGGED_OUT, good(saved({}))],
      'POST /login': [good({ state: 'open', self: DEALER })],
    });
    await openForm();
    type(group('Name').getByLabelText(/English/), 'Maple Court');
    const dialog = within(await screen.findByRole('alertdialog', {}, { timeout: 15_000 }));
    type(dialog.getByLabelText('Password'), 'a quiet morning');
    fireEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    await screen.findByText(/^Saved at/, {}, { timeout: 15_000 });
    expect(draftsOf(sent)).toHaveLength(2);
  });

  it('goes to a second person once both languages have been compared', async () => {
    const review = {
      proposalId: 'p1',
      kind: 'publish-deal' as const,
      hash: 'h',
      maker: { id: DEALER.id, name: 'Ada Moreau' },
    };
    const dates = { submittedAt: '2026-11-22T13:00:00.000Z', expiresAt: '2026-12-22T13:00:00.000Z' };
    const sent = answerWith({
      'GET /me': [good(DEALER)],
      'GET /deals/d1': [good(readDeal({ confirmed: null }))],
      'POST /deals/d1/languages': [good(saved({ draftVersion: 5 }))],
      'POST /deals/d1/submit': [good(readDeal({ state: 'in-review', review: { ...review, ...dates } }))],
    });
    await openForm();
    press('I read both and they say the same thing');
    await screen.findByRole('heading', { name: 'Ready to publish' });
    press('Submit for review');
    await screen.findByText('Publication');
    expect(sent.find(({ call }) => call === 'POST /deals/d1/submit')?.body).toEqual({ base: 5 });
  });

  it('says so if nobody else in the office could publish it', async () => {
    answerWith({ 'GET /me': [good(DEALER)], 'GET /deals/d1': [good(readDeal({ approvers: [] }))] });
    await openForm();
    await screen.findByText('No one else can publish this deal');
    expect(screen.queryByRole('button', { name: 'Submit for review' })).toBeNull();
  });

  it('is read only for people who may not edit it', async () => {
    const reader = { ...ADA, actions: ['deals.view'] };
    answerWith({ 'GET /me': [good(reader)], 'GET /deals/d1': [good(readDeal({}))] });
    await openOffice('/office/deals/d1');
    await screen.findByText('Soixante logements locatifs.');
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('says so if there is no such deal', async () => {
    answerWith({
      'GET /me': [good(DEALER)],
      'GET /deals/d1': [refused(404, 'NOT_FOUND', 'Not there.')],
    });
    await openOffice('/office/deals/d1');
    await screen.findByRole('heading', { name: 'We could not find this deal' });
  });
});
