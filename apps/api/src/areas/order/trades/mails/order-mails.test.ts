import { describe, expect, it } from 'vitest';
import { composeMail } from '../../../../platform/mail/compose-mail.ts';
import type { Recipient } from '../../../../platform/mail/mail-kind.ts';
import { CANCELLATION_MAILS } from './cancellation-mails.ts';
import { orderApprovedMail } from './order-approved-mail.ts';
import { reservationEndingMail } from './reservation-ending-mail.ts';

const ADDRESSES = { publicUrl: 'https://p.ca', officeUrl: 'https://p.ca' };
const ADA = { email: 'a@example.com', confirmedName: 'Ada' };
const OF_ORDER = { investorId: 'i-1', tradeId: 't-1' };
const TORONTO = { rightEndsAt: '2026-11-24T05:00:00.000Z', timeZone: 'America/Toronto' };
const FACTS = {
  order: {
    dealName: { en: 'Maple <Street> Homes', fr: 'Résidences de l’Érable' },
    quantity: 1_250,
    totalCents: 12_500_000n,
    reason: null,
    moneyToCome: 'toSend' as const,
  },
};

describe('the message that an order was approved', () => {
  const approved = (recipient: Recipient, mayCancel: typeof TORONTO | null = null) =>
    composeMail(
      orderApprovedMail,
      { template: 'order-approved', ...OF_ORDER },
      recipient,
      { ...FACTS, mayCancel },
      ADDRESSES,
    );

  it('tells its facts in the recipient’s language, and markup stays text', () => {
    const { text, html } = approved({ ...ADA, confirmedName: '<b>Ada</b>', language: 'en' });
    expect(text).toContain('Total: $125,000.00');
    expect(html).toContain('Maple &lt;Street&gt; Homes');
    expect(html).toContain('&lt;b&gt;Ada');
    const french = approved({ ...ADA, language: 'fr' });
    expect(french.text.replace(/\s/g, ' ')).toContain('125 000,00 $');
  });

  it('says until when the order may be cancelled, while it may', () => {
    expect(approved({ ...ADA, language: 'en' }, TORONTO).text).toContain(
      'You may cancel until: midnight at the end of Monday, November\u00a023, 2026',
    );
    expect(approved({ ...ADA, language: 'en' }).text).not.toContain('You may cancel until');
  });
});

describe('the receipt of a cancellation', () => {
  it.each([
    [
      'en',
      'Notice received: November 23, 2026 at 10:02 a.m., Eastern Time (2026-11-23 15:02:07 UTC)',
      'Right to cancel until: midnight at the end of Monday, November 23, 2026',
    ],
    [
      'fr',
      'Avis reçu : 23 novembre 2026 à 10 h 02, heure de l’Est (2026-11-23 15:02:07 UTC)',
      'Droit d’annulation jusqu’à : minuit, à la fin du lundi 23 novembre 2026',
    ],
  ] as const)(
    'in %s has the minute on the purchaser’s clock, the second in UTC, and the end of the right',
    (language, ...lines) => {
      const { text, html } = composeMail(
        CANCELLATION_MAILS['order-cancelled'],
        {
          template: 'order-cancelled',
          ...OF_ORDER,
          cancellation: { ...TORONTO, noticeAt: '2026-11-23T15:02:07.000Z', money: 'returning' },
        },
        { ...ADA, language },
        FACTS,
        ADDRESSES,
      );
      for (const line of lines) {
        expect(text.replace(/\s+/g, ' ')).toContain(line);
        expect(html.replace(/[\u00a0\u202f]/g, ' ')).toContain(line.slice(line.indexOf(': ') + 2));
      }
    },
  );
});

describe('the message that a reservation ends', () => {
  it.each([
    ['en', 'Your units of Maple <Street> Homes are reserved until Tue 24 Nov, 11:45 p.m. (Eastern Time)'],
    [
      'fr',
      'Vos titres sont réservés jusqu’au mar. 24 nov., 23 h 45 (heure de l’Est) : Résidences de l’Érable',
    ],
  ] as const)('says in %s until when, and by which clock', (language, subject) => {
    const mail = composeMail(
      reservationEndingMail,
      { template: 'reservation-ending', ...OF_ORDER, until: '2026-11-25T04:45:00.000Z' },
      { ...ADA, language },
      { ...FACTS, timeZone: TORONTO.timeZone },
      ADDRESSES,
    );
    expect(mail.subject.replace(/\s/g, ' ')).toBe(subject);
  });
});
