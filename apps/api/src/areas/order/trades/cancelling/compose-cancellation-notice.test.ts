import { describe, expect, it } from 'vitest';
import { theBrand } from '../../../../platform/brand/the-brand.ts';
import type { NoticeFacts } from './cancellation-notice.store.ts';
import type { CancellationNotice } from './compose-cancellation-notice.ts';
import { composeCancellationNotice } from './compose-cancellation-notice.ts';

const FACTS: NoticeFacts = {
  investorName: 'Ada Tremblay',
  jointName: null,
  dealName: { en: 'Maple Street Homes', fr: 'Les résidences de la rue des Érables' },
  issuer: { name: 'Maple & Sons LP', email: 'info@maple.example' },
  quantity: 50,
  totalCents: 500_000n,
};

function compose(to: CancellationNotice['to'], changes: Partial<NoticeFacts> = {}) {
  const notice = {
    to,
    investorId: 'ada',
    tradeId: '0a1b2c3d-0000-4000-8000-000000000000',
    signedAt: '2026-11-18T15:00:00.000Z',
    noticeAt: '2026-11-20T20:05:06.000Z',
    rightEndsAt: '2026-11-21T05:00:00.000Z',
    timeZone: 'America/Toronto',
    money: 'returning',
    mailId: 'mail',
  } as const;
  const facts = { ...FACTS, ...changes };
  return composeCancellationNotice(notice, facts, 'to@example.com', theBrand().dealer);
}

/** The paragraphs before the table in the English part. */
const paragraphsOf = (html: string) =>
  [...(html.split('<table')[0] ?? '').matchAll(/<p>(.*?)<\/p>/g)].map(([, words]) => words);

describe('a notice of cancellation', () => {
  it('goes to the issuer in both languages, each with its own punctuation', () => {
    const { to, subject, text } = compose('issuer');
    expect(to).toBe('to@example.com');
    expect(subject).toBe(
      'Notice of cancellation: Maple Street Homes, order 0A1B2C3D / ' +
        'Avis d’annulation\u00a0: Les résidences de la rue des Érables, ordre 0A1B2C3D',
    );
    expect(text).toContain('\nPurchaser: Ada Tremblay\n');
    expect(text).toMatch(/\n\S.*\u00a0: Ada Tremblay\n/);
    expect(text).not.toContain('undefined');
  });

  it('names the joint purchaser where there is one', () => {
    expect(compose('issuer', { jointName: 'Benoît Roy' }).text).toContain('Joint purchaser: Benoît Roy');
    expect(compose('issuer').text).not.toContain('Joint purchaser');
  });

  it('says what to do with the money only in the dealer’s copy', () => {
    const task = 'have the trustee return it without delay';
    expect(compose('dealer').text).toContain(task);
    expect(compose('issuer').text).not.toContain(task);
  });

  it('has the same paragraphs as a page and as text', () => {
    for (const to of ['issuer', 'dealer'] as const) {
      const { html, text } = compose(to);
      const paragraphs = paragraphsOf(html ?? '').map((words = '') => words.replaceAll('&amp;', '&'));
      expect(paragraphs).toHaveLength(3);
      expect(text.split('\n\n').slice(1, 4)).toEqual(paragraphs);
    }
  });

  it('shows a name with HTML characters as it is written', () => {
    const { html } = compose('issuer');
    expect(html).toContain('Maple &amp; Sons LP');
    expect(html).not.toContain('Maple & Sons');
  });
});
