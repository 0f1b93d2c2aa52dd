import { draftWithValue } from '@portal/domain/offering/deals/authoring/merge-drafts';
import type { DealFile } from '@portal/domain/offering/deals/deal-file.wire';
import { COMPLETE_DRAFT } from '@portal/domain/offering/deals/testing/complete-draft';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answerUploads } from '../../../../testing/answer-uploads.ts';
import { answerWith, good, openOffice, refused } from '../../../../testing/open-office.tsx';
import { DEALER, readDeal, saved } from '../testing/sample-deals.ts';

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const file = (change: Partial<DealFile>): DealFile => ({
  id: 'd-en',
  part: 'document',
  name: 'Terms.pdf',
  contentType: 'application/pdf',
  size: 2_048,
  pages: 3,
  address: null,
  ...change,
});
/** Renders a film that is not published. */
const DRAFT_FILM = '/api/film-files/v1?expires=1&signature=ab';
const FILM = {
  id: 'walk',
  title: { en: 'A walk through', fr: 'Une visite' },
  video: 'v1',
  poster: '/api/pictures/p/960.webp',
  captions: { en: 'c1', fr: '' },
};
const WITH_FILM = draftWithValue(COMPLETE_DRAFT, 'content.films', [FILM]);

async function openPart(part: string): Promise<void> {
  await openOffice(`/office/deals/d1?part=${part}`);
  await screen.findByRole('navigation', { name: 'Sections of the deal' });
}

describe('a document of a deal', () => {
  it('is added by kind, uploaded in a language, and referenced in what is saved', async () => {
    const sent = answerWith({
      'GET /me': [good(DEALER)],
      'GET /deals/d1': [good(readDeal({}))],
      'POST /deals/d1/draft': [good(saved({}))],
    });
    const files = answerUploads(() => ({ document: [good(file({}))] }));
    await openPart('papers');
    press('Add: Term sheet');
    await screen.findByText('Document file (French)');
    expect(screen.queryByRole('button', { name: 'Add: Term sheet' })).toBeNull();
    const chosen = new File(['%PDF'], 'Terms.pdf', { type: 'application/pdf' });
    fireEvent.change(screen.getByLabelText(/^Document file \(English\)/), { target: { files: [chosen] } });
    await screen.findByRole('button', { name: 'Read Terms.pdf (Term sheet, English, 3 pages)' });
    expect(files.map(({ url }) => url)).toEqual(['/api/office/deals/d1/files/document']);
    await waitFor(
      () =>
        expect(sent.filter(({ call }) => call === 'POST /deals/d1/draft').at(-1)?.body).toMatchObject({
          draft: {
            content: { documents: [{ kind: 'term-sheet', file: { en: 'd-en', fr: '' } }] },
          },
        }),
      { timeout: 15_000 },
    );
  });

  it('that is refused says why beside its field', async () => {
    answerWith({
      'GET /me': [good(DEALER)],
      'GET /deals/d1': [good(readDeal({}))],
    });
    answerUploads(() => ({
      document: [refused(400, 'FILE_TYPE_UNSUPPORTED', 'No.', { file: 'Please choose a PDF.' })],
    }));
    await openPart('papers');
    press('Add: Appraisal');
    const chosen = new File(['x'], 'Terms.pdf', { type: 'application/pdf' });
    fireEvent.change(await screen.findByLabelText(/^Document file \(French\)/), {
      target: { files: [chosen] },
    });
    await screen.findByText('Please choose a PDF.');
  });
});

describe('a film of a deal', () => {
  it('plays in the form, and says what it lacks in which language', async () => {
    answerWith({
      'GET /me': [good(DEALER)],
      'GET /deals/d1': [
        good(
          readDeal({
            draft: WITH_FILM,
            confirmed: WITH_FILM.content,
            files: [file({ id: 'v1', part: 'video', name: 'walk.mp4', pages: null, address: DRAFT_FILM })],
          }),
        ),
      ],
    });
    await openPart('films');
    press(/Captions, no\. 1 \(French\)/);
    await screen.findByText('walk.mp4');
    expect(screen.getAllByText(/Send the captions/).length).toBeGreaterThan(1);
    const video = screen.getByLabelText('A walk through');
    expect(video.getAttribute('src')).toBe(DRAFT_FILM);
    expect(video.querySelectorAll('track')).toHaveLength(1);
  });

  it('is compared by the names of its files', async () => {
    answerWith({
      'GET /me': [good(DEALER)],
      'GET /deals/d1': [
        good(
          readDeal({
            version: 1,
            draft: WITH_FILM,
            files: [
              file({ id: 'v0', part: 'video', name: 'old.mp4' }),
              file({ id: 'v1', part: 'video', name: 'walk.mp4' }),
            ],
          }),
        ),
      ],
      'GET /deals/d1/memorandum': [refused(404, 'NOT_FOUND', 'None.')],
      'GET /deals/d1/compare?from=1&to=draft': [
        good({ changes: [{ path: 'content.films.0.video', before: 'v0', after: 'v1' }] }),
      ],
    });
    await openOffice('/office/deals/d1/review');
    const changed = await screen.findByText('Video file, no. 1');
    const row = within(changed.parentElement ?? document.body);
    expect(row.getByText(/old\.mp4/)).toBeDefined();
    expect(row.getByText(/walk\.mp4/)).toBeDefined();
  });
});
