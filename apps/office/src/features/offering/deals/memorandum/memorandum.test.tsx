import { COMPLETE_DRAFT } from '@portal/domain/offering/deals/testing/complete-draft';
import { SOLD_WITH_MEMORANDUM } from '@portal/domain/offering/deals/testing/complete-offering';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { answerWith, good, openOffice, refused } from '../../../../testing/open-office.tsx';
import { DEALER, readDeal } from '../testing/sample-deals.ts';
import { EFFECT, ENGLISH, MEMORANDUM_REVIEW, readMemorandum } from '../testing/sample-memoranda.ts';

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const bodyOf = (sent: ReturnType<typeof answerWith>, wanted: string) =>
  sent.find(({ call }) => call === wanted)?.body;
const READ = 'GET /deals/d1/memorandum';
const PAGE = { number: 1, pages: 2, width: 800, height: 1000, text: 'Risks', picture: '/p1', size: 12_000 };
const open = async (answers: Parameters<typeof answerWith>[0]) => {
  const sent = answerWith({ 'GET /me': [good(DEALER)], 'GET /deals/d1': [good(readDeal({}))], ...answers });
  await openOffice('/office/deals/d1/memorandum');
  return sent;
};

// Loaded before the tests, whose time limits are not about loading pages.
beforeAll(() => import('../deals-pages.tsx'));

describe('a deal in writing that is sold with a memorandum', () => {
  const content = { ...COMPLETE_DRAFT.content, offering: SOLD_WITH_MEMORANDUM };
  const deal = readDeal({ draft: { ...COMPLETE_DRAFT, content }, confirmed: content });

  it.each([
    ['is ready once somebody else published it', [good(readMemorandum({}))], 'Ready to publish'],
    [
      'is not while none is published',
      [good(readMemorandum({ versions: [] }))],
      '1 item left before publishing',
    ],
  ])('%s', async (_row, read, state) => {
    answerWith({ 'GET /me': [good(DEALER)], 'GET /deals/d1': [good(deal)], [READ]: read });
    await openOffice('/office/deals/d1');
    await screen.findByText(state);
  });
});

describe('the memorandum of a deal', () => {
  it('lists every version with who published it and how many confirmed it, to read page by page', async () => {
    const path = '/deals/d1/documents/m1/pages';
    await open({
      [READ]: [good(readMemorandum({}))],
      [`GET ${path}/1`]: [good(PAGE)],
      [`GET ${path}/2`]: [good({ ...PAGE, number: 2, text: 'Terms' })],
    });
    await screen.findByText(/added by Noor Haddad, published by Ada Moreau · confirmed by 3 investors/);
    press('Read Offering memorandum (English, 2 pages, 12 kB)');
    await screen.findByAltText('Offering memorandum, page 1 of 2. Risks');
    press('Next page');
    await screen.findByAltText('Offering memorandum, page 2 of 2. Terms');
    expect(screen.getByRole('button', { name: 'Next page' })).toHaveProperty('disabled', true);
  });

  it('explains the effect of a new version, and goes to a second person as shown', async () => {
    const brought = readMemorandum({ drafts: [ENGLISH], effect: EFFECT });
    const sent = await open({
      [READ]: [good(brought)],
      'POST /deals/d1/memorandum/submit': [good({ ...brought, review: MEMORANDUM_REVIEW })],
    });
    await screen.findByText('1 submitted order cannot be approved until its purchasers confirm.');
    expect(screen.getByText(/3 people must read and confirm it\. 1 of them confirmed/)).toBeDefined();
    const wei = screen.getByText('Wei Chen').closest('li');
    expect(wei?.textContent).toContain('two purchasers · confirmed an earlier version');
    press('Submit for review');
    await screen.findByRole('heading', { name: 'Version 2, proposed for publication' });
    expect(bodyOf(sent, 'POST /deals/d1/memorandum/submit')).toEqual({
      documentIds: ['m3'],
      isTranslation: false,
    });
  });

  it('accepts the missing language of the published version, which stops no order', async () => {
    const french = { ...ENGLISH, id: 'm4', language: 'fr', title: 'Notice d’offre' } as const;
    const brought = readMemorandum({ drafts: [french], effect: EFFECT });
    const sent = await open({
      [READ]: [good(brought)],
      'POST /deals/d1/memorandum/submit': [good(brought)],
    });
    fireEvent.click(await screen.findByLabelText('This is the other language of version 1'));
    await screen.findByText(/Nothing is held up and no one confirms again/);
    press('Submit for review');
    await screen.findByText('The offering memorandum is in review.');
    expect(bodyOf(sent, 'POST /deals/d1/memorandum/submit')).toMatchObject({ isTranslation: true });
  });

  it('offers no such choice for a language that exists', async () => {
    await open({ [READ]: [good(readMemorandum({ drafts: [ENGLISH] }))] });
    await screen.findByRole('button', { name: 'Submit for review' });
    expect(screen.queryByLabelText(/^This is the other language/)).toBeNull();
  });

  it('is published by a second person, by the hash of what they saw, and reports a change meanwhile', async () => {
    const review = readMemorandum({
      drafts: [ENGLISH],
      effect: EFFECT,
      review: MEMORANDUM_REVIEW,
      mayApprove: true,
    });
    const sent = await open({
      [READ]: [good(review)],
      'POST /deals/d1/memorandum/publish': [
        refused(409, 'CHANGED_MEANWHILE', 'It has changed since you saw it.'),
        good(readMemorandum({ version: 2 })),
      ],
    });
    const card = within(await screen.findByRole('region', { name: 'Version 2, proposed for publication' }));
    expect(card.getByText('1 order cannot be submitted until then.')).toBeDefined();
    press('Publish memorandum');
    await screen.findByText('It has changed since you saw it.');
    press('Publish memorandum');
    await screen.findByText('The offering memorandum is published.');
    expect(bodyOf(sent, 'POST /deals/d1/memorandum/publish')).toEqual({ proposalId: 'p7', hash: 'h7' });
  });

  it('cannot be decided by people who worked on it, who are told who can', async () => {
    await open({ [READ]: [good(readMemorandum({ drafts: [ENGLISH], review: MEMORANDUM_REVIEW }))] });
    await screen.findByText(/You worked on this deal/);
    expect(screen.getByText(/Noor Haddad\./)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Publish memorandum' })).toBeNull();
  });
});

const FILE = { name: 'a file', size: 9 };

describe('the review of a deal', () => {
  it('has its documents and films, and says that its memorandum is waiting, too', async () => {
    const deal = readDeal({
      draft: {
        ...COMPLETE_DRAFT,
        content: {
          ...COMPLETE_DRAFT.content,
          films: [
            {
              id: 'walk',
              title: { en: 'A walk through', fr: 'Une visite' },
              video: 'f1',
              poster: '',
              captions: { en: 'c1', fr: 'c2' },
            },
          ],
          documents: [
            { kind: 'term-sheet', title: { en: 'Terms', fr: 'Modalités' }, file: { en: 'm1', fr: '' } },
          ],
        },
      },
      files: [
        { ...FILE, id: 'm1', part: 'document', contentType: 'application/pdf', pages: 2, address: null },
        {
          ...FILE,
          id: 'f1',
          part: 'video',
          contentType: 'video/mp4',
          pages: null,
          address: '/api/film-files/f1',
        },
      ],
    });
    answerWith({
      'GET /me': [good(DEALER)],
      'GET /deals/d1': [good(deal)],
      [READ]: [good(readMemorandum({ review: MEMORANDUM_REVIEW }))],
      'GET /deals/d1/documents/m1/pages/1': [good(PAGE)],
    });
    await openOffice('/office/deals/d1/review');
    await screen.findByText('An offering memorandum is waiting for a second person');
    expect(screen.getByLabelText('A walk through').getAttribute('src')).toBe('/api/film-files/f1');
    press('Read Terms (Term sheet, English, 2 pages)');
    await screen.findByAltText('Terms, page 1 of 2. Risks');
  });
});
