import { orderReference } from '@portal/domain/order/trades/order-reference';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transact } from '../../../platform/db/transact.ts';
import { type MailRequest, requestMail } from '../../../platform/mail/request-mail.ts';
import { addDeal } from '../../../testing/deals.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { placeOrder } from '../../../testing/orders.ts';
import { registerPerson } from '../../../testing/people.ts';
import { composeMail } from './compose-mail.ts';
import { MAIL_TEMPLATES } from './mail-templates.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

const ORDER = {
  dealName: { en: 'Maple <Street> Homes', fr: 'Résidences de l’Érable' },
  quantity: 1_250,
  totalCents: 12_500_000n,
  reason: 'Please send the back of your card.',
  moneyToCome: 'toSend' as const,
};

const MEMORANDUM = {
  dealName: ORDER.dealName,
  dealSlug: 'maple-street',
  title: 'Offering <memorandum>',
  version: 2,
  attachment: null,
};
const TORONTO = { rightEndsAt: '2026-11-24T05:00:00.000Z', timeZone: 'America/Toronto' };
const FACTS = {
  order: ORDER,
  memorandum: MEMORANDUM,
  newDeal: null,
  article: null,
  documentTitle: 'Risk acknowledgement',
  papers: [],
  clock: 'America/Toronto',
  trustee: { en: 'Cedar Narrows Trust Company', fr: 'Société de fiducie Cedar Narrows' },
  mayCancel: null,
};
const CANCELLATION = {
  ...TORONTO,
  noticeAt: '2026-11-23T15:02:07.000Z',
  money: 'returning',
} as const;

function requestFor(template: MailRequest['template']): MailRequest {
  switch (template) {
    case 'welcome':
    case 'verify-email':
      return { template, investorId: 'i-1', verifyToken: 'token-1' };
    case 'email-change-old':
    case 'email-change-new':
      return {
        template,
        investorId: 'i-1',
        address: 'new@example.com',
        newEmail: 'new@example.com',
        confirmToken: 'token-1',
      };
    case 'email-changed':
    case 'account-closed':
      return { template, investorId: 'i-1', address: 'old@example.com' };
    case 'two-factor-on':
    case 'two-factor-off':
    case 'sessions-ended':
    case 'password-changed':
      return { template, investorId: 'i-1' };
    case 'bank-account-unlinked':
      return { template, investorId: 'i-1', lastDigits: '890' };
    case 'password-reset':
      return { template, investorId: 'i-1', resetToken: 'token-1' };
    case 'profile-review':
      return { template, investorId: 'i-1', kycId: 'k-1', confirmBy: '2027-11-22' };
    case 'offering-memorandum':
      return { template, investorId: 'i-1', documentId: 'd-1' };
    case 'profile-signed':
      return { template, investorId: 'i-1', fileId: 'f-1' };
    case 'joint-memorandum':
      return { template, investorId: 'i-1', envelopeId: 'e-1', linkToken: 'token-1', documentId: 'd-1' };
    case 'joint-amendment':
    case 'joint-invitation':
    case 'joint-reminder':
    case 'joint-documents':
      return { template, investorId: 'i-1', tradeId: 't-1', envelopeId: 'e-1', linkToken: 'token-1' };
    case 'article':
      return { template, investorId: 'i-1', articleId: 'article-1' };
    case 'new-deal':
      return { template, investorId: 'i-1', dealId: 'deal-1' };
    case 'waiting-list-joined':
      return {
        template,
        investorId: null,
        address: 'ada@example.com',
        language: 'en',
        province: 'CAN-NS',
        leaveToken: 'token_1',
      };
    case 'waiting-list-served':
      return {
        template,
        investorId: null,
        address: 'ada@example.com',
        language: 'en',
        province: 'CAN-NS',
        leaveToken: 'token_1',
        entryId: 'entry-1',
      };
    case 'reservation-ending':
      return { template, investorId: 'i-1', tradeId: 't-1', until: '2026-11-25T04:45:00.000Z' };
    case 'order-cancelled':
    case 'order-withdrawn':
      return { template, investorId: 'i-1', tradeId: 't-1', cancellation: CANCELLATION };
    case 'joint-order-cancelled':
      return {
        template,
        investorId: 'i-1',
        tradeId: 't-1',
        envelopeId: 'e-1',
        cancellation: CANCELLATION,
      };
    case 'payment-after-end':
    case 'debit-stopped':
    case 'payment-received':
    case 'payment-returned':
    case 'payment-released':
    case 'payment-refunded':
      return { template, investorId: 'i-1', tradeId: 't-1', amountCents: '500000' };
    case 'contact-reply':
      return {
        template,
        investorId: 'i-1',
        address: 'ada@example.com',
        subject: 'My order',
        replyText: 'It is on its way.',
      };
    case 'staff-invited':
    case 'staff-reset':
      return {
        template,
        investorId: null,
        address: 'ana@example.com',
        language: 'en',
        invitationToken: 'token-1',
      };
    case 'acted-alone':
      return {
        template,
        investorId: null,
        address: 'ana@example.com',
        language: 'en',
        emergency: {
          kind: 'release-money',
          about: '3A2D34FE',
          by: 'Noor Haddad',
          reason: 'Nobody else is in.',
        },
      };
    default:
      return { template, investorId: 'i-1', tradeId: 't-1' };
  }
}

const TEMPLATES = Object.keys(MAIL_TEMPLATES) as MailRequest['template'][];
const EVERY = TEMPLATES.flatMap((template) =>
  (['en', 'fr'] as const).map((language) => [template, language] as const),
);

describe('a message', () => {
  it.each(EVERY)('%s in %s has all its words, in text and in HTML', (template, language) => {
    const recipient = { email: 'ada@example.com', confirmedName: 'Ada', language };
    const mail = composeMail(requestFor(template), recipient, FACTS, 'https://portal.example.ca');
    for (const written of [mail.subject, mail.text, mail.html]) {
      expect(written).not.toMatch(/\{\{|mail[A-Z]?[a-zA-Z]*\.[a-z]+[A-Z.]|undefined/);
    }
    expect(mail.html).toContain(`<html lang="${language}-CA">`);
    expect(mail.text.includes('https://portal.example.ca/')).toBe(MAIL_TEMPLATES[template].page !== null);
    expect(mail.text).toContain('Ada');
  });

  it.each(EVERY)(
    '%s in %s tells an address that nobody confirmed nothing that was typed',
    (template, language) => {
      const typed = 'planted-by-a-stranger';
      const request = {
        ...requestFor(template),
        ...('newEmail' in requestFor(template) ? { newEmail: `${typed}@example.com` } : {}),
      } as MailRequest;
      const recipient = { email: 'unknown@example.com', confirmedName: null, language };
      const mail = composeMail(request, recipient, FACTS, 'https://portal.example.ca');
      expect([mail.subject, mail.text, mail.html].join('\n')).not.toContain(typed);
      expect(mail.text).toMatch(/^(Hello|Bonjour),$/m);
    },
  );

  it('about a change of address tells who confirmed the present one where it leads', () => {
    const recipient = { email: 'ada@example.com', confirmedName: 'Ada', language: 'en' as const };
    const mail = composeMail(requestFor('email-change-old'), recipient, FACTS, 'https://p.ca');
    expect(mail.text).toContain('The new email would be new@example.com.');
  });

  it.each(TEMPLATES)('%s says whose address it goes to', (template) => {
    const request = requestFor(template);
    const expected =
      'envelopeId' in request
        ? ['joint']
        : 'address' in request
          ? ['account', 'confirmed', 'unconfirmed']
          : ['account'];
    expect(expected).toContain(MAIL_TEMPLATES[template].to);
  });

  it.each(EVERY)(
    '%s in %s reads well as plain text: short lines, the page on its own',
    (template, language) => {
      const recipient = { email: 'ada@example.com', confirmedName: 'Ada', language };
      const { text } = composeMail(requestFor(template), recipient, FACTS, 'https://portal.example.ca');
      const [body = '', small = ''] = text.split('\n-- \n');
      for (const line of text.split('\n')) {
        expect(line.includes('https://') ? /^https:\/\/\S+$/.test(line) : line.length <= 72, line).toBe(true);
        expect(line).not.toMatch(/&\w+;|&#\d+;|<\/?(p|b|a|br|td|strong)\b/);
      }
      expect(body).not.toMatch(/\n{3}|button|bouton/);
      const { legalName, address, phone } = portal.deps.config.brand.words[recipient.language];
      for (const particular of [legalName, address, phone]) {
        expect(small.replace(/\s+/g, ' ')).toContain(particular);
      }
    },
  );

  it.each(EVERY)('%s in %s: markup in a name stays text', (template, language) => {
    const recipient = { email: 'ada@example.com', confirmedName: '<img src=x> & <b>Ada</b>', language };
    const { html, text } = composeMail(requestFor(template), recipient, FACTS, 'https://portal.example.ca');
    expect(html).not.toMatch(/<img|<b>Ada|<Street>|<memorandum>| & </);
    expect(text).not.toMatch(/&lt;|&amp;/);
  });

  it('about an order tells its facts in the recipient’s language, and markup stays text', () => {
    const mail = composeMail(
      requestFor('order-approved'),
      { email: 'a@example.com', confirmedName: '<b>Ada</b>', language: 'en' },
      FACTS,
      'https://p.ca',
    );
    expect(mail.text).toContain('Total: $125,000.00');
    expect(mail.html).toContain('Maple &lt;Street&gt; Homes');
    expect(mail.html).toContain('&lt;b&gt;Ada');
    const french = composeMail(
      requestFor('order-approved'),
      { email: 'a@example.com', confirmedName: 'Ada', language: 'fr' },
      FACTS,
      'https://p.ca',
    );
    expect(french.text.replace(/\s/g, ' ')).toContain('125 000,00 $');
  });

  it('that is a receipt has the minute on the purchaser’s clock, the second in UTC, and the end of the right', () => {
    const receipt = (language: 'en' | 'fr') =>
      composeMail(
        requestFor('order-cancelled'),
        { email: 'a@example.com', confirmedName: 'Ada', language },
        FACTS,
        'https://p.ca',
      );
    const times = {
      en: [
        'Notice received: November 23, 2026 at 10:02 a.m., Eastern Time (2026-11-23 15:02:07 UTC)',
        'Right to cancel until: midnight at the end of Monday, November 23, 2026',
      ],
      fr: [
        'Avis reçu : 23 novembre 2026 à 10 h 02, heure de l’Est (2026-11-23 15:02:07 UTC)',
        'Droit d’annulation jusqu’à : minuit, à la fin du lundi 23 novembre 2026',
      ],
    };
    for (const language of ['en', 'fr'] as const) {
      const { text, html } = receipt(language);
      for (const line of times[language]) {
        expect(text.replace(/\s+/g, ' ')).toContain(line);
        expect(html.replace(/[\u00a0\u202f]/g, ' ')).toContain(line.slice(line.indexOf(': ') + 2));
      }
    }
  });

  it('about an approval says until when the order may be cancelled, while it may', () => {
    const approved = (mayCancel: typeof TORONTO | null) =>
      composeMail(
        requestFor('order-approved'),
        { email: 'a@example.com', confirmedName: 'Ada', language: 'en' },
        { ...FACTS, mayCancel },
        'https://p.ca',
      ).text;
    expect(approved(TORONTO)).toContain(
      'You may cancel until: midnight at the end of Monday, November\u00a023, 2026',
    );
    expect(approved(null)).not.toContain('You may cancel until');
  });

  it.each([
    [
      'en',
      'toSend',
      'What you do now: send $125,000.00 to the trustee, Cedar Narrows Trust Company, with the reference',
    ],
    ['en', 'toDebit', 'Once the order is approved, $125,000.00 is debited from your account'],
    ['en', 'arrived', 'You have nothing to do: your money has arrived'],
    [
      'fr',
      'toSend',
      'Ce qu’il vous reste à faire : envoyez 125 000,00 $ au fiduciaire, Société de fiducie Cedar Narrows, avec',
    ],
    ['fr', 'toDebit', 'Une fois l’ordre approuvé, 125 000,00 $ sont débités de votre compte'],
    ['fr', 'arrived', 'Vous n’avez rien à faire : votre argent est arrivé'],
  ] as const)('of a received order says in %s what is left to do: %s', (language, moneyToCome, sentence) => {
    const { text } = composeMail(
      requestFor('order-received'),
      { email: 'a@example.com', confirmedName: 'Ada', language },
      { ...FACTS, order: { ...ORDER, moneyToCome } },
      'https://p.ca',
    );
    expect(text.replace(/\s+/g, ' ')).toContain(sentence);
  });

  it.each([
    ['en', 'Your units of Maple <Street> Homes are reserved until Tue 24 Nov, 11:45 p.m. (Eastern Time)'],
    [
      'fr',
      'Vos titres sont réservés jusqu’au mar. 24 nov., 23 h 45 (heure de l’Est) : Résidences de l’Érable',
    ],
  ] as const)(
    'about a reservation that ends says in %s until when, and by which clock',
    (language, subject) => {
      const mail = composeMail(
        requestFor('reservation-ending'),
        { email: 'a@example.com', confirmedName: 'Ada', language },
        FACTS,
        'https://p.ca',
      );
      expect(mail.subject.replace(/\s/g, ' ')).toBe(subject);
    },
  );

  it('of a received order leads to each signed document by its own page', () => {
    const papers = [
      { fileId: 'f-1', title: 'Risk <acknowledgement>' },
      { fileId: 'f-2', title: 'Subscription agreement' },
    ];
    const { text, html } = composeMail(
      requestFor('order-received'),
      { email: 'a@example.com', confirmedName: 'Ada', language: 'en' },
      { ...FACTS, papers },
      'https://p.ca',
    );
    expect(text).toContain('Subscription agreement\nhttps://p.ca/dashboard/documents/f-2\n');
    expect(html).toContain('href="https://p.ca/dashboard/documents/f-1"');
    expect(html).toContain('Risk &lt;acknowledgement&gt;</a>');
  });

  it('is sent only when what it tells was committed', async () => {
    const ada = await registerPerson(portal);
    await portal.runJobs();
    const before = portal.mails.length;
    const failing = transact(portal.db, async (trx) => {
      await requestMail(trx, portal.deps, { template: 'password-changed', investorId: ada.user.id });
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await portal.runJobs()).toBe(0);
    expect(portal.mails).toHaveLength(before);
  });

  it('about an order names the deal and links to the order', async () => {
    const ada = await registerPerson(portal, { language: 'fr' });
    const tradeId = await placeOrder(ada, await addDeal(portal));
    await transact(portal.db, (trx) =>
      requestMail(trx, portal.deps, { template: 'order-received', investorId: ada.user.id, tradeId }),
    );
    await portal.runJobs();
    const mail = portal.mails.at(-1);
    expect(mail?.subject).toBe('Nous avons reçu votre ordre\u00a0: Les résidences de la rue des Érables');
    expect(mail?.text).toContain(`Référence\u00a0: ${orderReference(tradeId)}`);
    expect(mail?.text).toContain(`http://portal.test/dashboard/portfolio/${tradeId}`);
  });
});
