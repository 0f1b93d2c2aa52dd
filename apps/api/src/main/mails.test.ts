import { describe, expect, it } from 'vitest';
import { toJoint } from '../areas/agreement/signing/mails/joint-mails.ts';
import { toWhoeverWorksHere } from '../areas/desk/tellings/told-mail.ts';
import { toNamed } from '../areas/order/purchasers/purchaser-mails.ts';
import {
  toAccount,
  toFormerAddress,
  toGivenAddress,
} from '../areas/people/accounts/profile/mail-recipients.ts';
import { theBrand } from '../platform/brand/the-brand.ts';
import { composeMail } from '../platform/mail/compose-mail.ts';
import type { MailKind, Recipient } from '../platform/mail/mail-kind.ts';
import type { MailRequest } from '../platform/mail/request-mail.ts';
import { MAILS } from './fold-areas.ts';

const DEAL_NAME = { en: 'Maple <Street> Homes', fr: 'Résidences de l’Érable' };
const ARTICLE = {
  title: 'What <Street> exemptions mean',
  text: 'One.\n\nTwo.',
  link: 'https://dealer.example/what',
};
/** All that any message gathers. */
const FACTS = {
  order: {
    dealName: DEAL_NAME,
    quantity: 1_250,
    totalCents: 12_500_000n,
    reason: 'Please send the back of your card.',
    moneyToCome: 'toSend',
  },
  mayCancel: null,
  answerBy: '2026-12-04',
  timeZone: 'America/Toronto',
  papers: [],
  trustee: { en: 'Cedar Narrows Trust Company', fr: 'Société de fiducie Cedar Narrows' },
  documentTitle: 'Risk acknowledgement',
  dealName: DEAL_NAME,
  dealSlug: 'maple-street',
  title: 'Offering <memorandum>',
  version: 2,
  attachment: null,
  name: DEAL_NAME,
  location: { en: 'Halifax', fr: 'Halifax' },
  slug: 'maple-street',
  smallestOrderCents: 500_000n,
  related: { en: 'Owned by the same people.', fr: 'Appartient aux mêmes personnes.' },
  article: { en: ARTICLE, fr: ARTICLE },
  unsubscribeUrl: 'https://stop.example.ca/unsubscribe/token-1',
  items: [
    { line: 'waits.approve-order', named: { reference: '3A2D34FE', maker: 'Noor' }, isOnlyTheirs: true },
    { line: 'dueOfOrder', named: { reference: '3A2D34FE' }, queue: 'identity', isOnlyTheirs: false },
  ].map((item) => ({ ...item, path: '/office/orders/o-1' })),
  officeUrl: 'https://portal.example.ca',
  judged: [{ tradeId: 't-1', says: 'Please sign once more.', dealName: DEAL_NAME }],
};
const CANCELLATION = {
  rightEndsAt: '2026-11-24T05:00:00.000Z',
  timeZone: 'America/Toronto',
  noticeAt: '2026-11-23T15:02:07.000Z',
  money: 'returning',
} as const;
const ADDRESSES = { publicUrl: 'https://portal.example.ca', officeUrl: 'https://portal.example.ca' };

function composed(request: MailRequest, recipient: Recipient) {
  return composeMail(MAILS[request.template], request, recipient, FACTS, ADDRESSES);
}

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
      return {
        template,
        investorId: 'i-1',
        tradeId: 't-1',
        envelopeId: 'e-1',
        linkToken: 'token-1',
        documentId: 'd-1',
      };
    case 'joint-amendment':
    case 'joint-invitation':
    case 'joint-reminder':
    case 'joint-documents':
      return { template, investorId: 'i-1', tradeId: 't-1', envelopeId: 'e-1', linkToken: 'token-1' };
    case 'orders-judged':
      return { template, investorId: 'i-1', orders: [{ tradeId: 't-1', says: 'Please sign once more.' }] };
    case 'purchaser-invitation':
      return { template, investorId: 'i-1', tradeId: 't-1', invitationToken: 'token-1' };
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
    case 'changes-withdrawn':
    case 'changes-reworded':
    case 'changes-reminder':
      return { template, investorId: 'i-1', tradeId: 't-1', requestId: 'r-1' };
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
    case 'debit-announced':
      return { template, investorId: 'i-1', tradeId: 't-1', amountCents: '500000', dueOn: '2026-11-25' };
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
    case 'staff-told':
      return { template, investorId: null, staffId: 's-1', tellingId: 't-1' };
    case 'colleague-changed':
      return {
        template,
        investorId: null,
        address: 'ana@example.com',
        language: 'en',
        colleague: {
          kind: 'invited',
          roles: ['finance'],
          name: 'Noor Haddad',
          email: 'noor@example.com',
          proposedBy: 'Ada Moreau',
          approvedBy: 'Luc Roy',
        },
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
    case 'joint-declined':
    case 'joint-chose-french':
      return { template, investorId: 'i-1', tradeId: 't-1' };
    case 'purchaser-ready':
    case 'purchaser-left':
      return { template, investorId: 'i-1', tradeId: 't-1' };
    default:
      return { template, investorId: 'i-1', tradeId: 't-1' };
  }
}

const TEMPLATES = Object.keys(MAILS) as MailRequest['template'][];
const EVERY = TEMPLATES.flatMap((template) =>
  (['en', 'fr'] as const).map((language) => [template, language] as const),
);

describe('a message', () => {
  it.each(EVERY)('%s in %s has all its words, in text and in HTML', (template, language) => {
    const recipient = { email: 'ada@example.com', confirmedName: 'Ada', language };
    const mail = composed(requestFor(template), recipient);
    for (const written of [mail.subject, mail.text, mail.html]) {
      expect(written).not.toMatch(/\{\{|mail[A-Z]?[a-zA-Z]*\.[a-z]+[A-Z.]|undefined/);
    }
    expect(mail.html).toContain(`<html lang="${language}-CA">`);
    expect(mail.text.includes('https://portal.example.ca/')).toBe(MAILS[template].path !== undefined);
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
      const mail = composed(request, recipient);
      expect([mail.subject, mail.text, mail.html].join('\n')).not.toContain(typed);
      expect(mail.text).toMatch(/^(Hello|Bonjour),$/m);
    },
  );

  it.each(TEMPLATES)('%s says whose address it goes to', (template) => {
    const request = requestFor(template);
    const expected =
      'envelopeId' in request
        ? [toJoint]
        : 'address' in request
          ? [toFormerAddress, toGivenAddress]
          : 'staffId' in request
            ? [toWhoeverWorksHere]
            : 'invitationToken' in request
              ? [toNamed]
              : [toAccount];
    const kind: MailKind = MAILS[template];
    expect(expected).toContain(kind.to);
  });

  it.each(EVERY)(
    '%s in %s reads well as plain text: short lines, the page on its own',
    (template, language) => {
      const recipient = { email: 'ada@example.com', confirmedName: 'Ada', language };
      const { text } = composed(requestFor(template), recipient);
      const [body = '', small = ''] = text.split('\n-- \n');
      for (const line of text.split('\n')) {
        expect(line.includes('https://') ? /^https:\/\/\S+$/.test(line) : line.length <= 72, line).toBe(true);
        expect(line).not.toMatch(/&\w+;|&#\d+;|<\/?(p|b|a|br|td|strong)\b/);
      }
      expect(body).not.toMatch(/\n{3}|button|bouton/);
      const { legalName, address, phone } = theBrand().words[language];
      for (const particular of [legalName, address, phone]) {
        expect(small.replace(/\s+/g, ' ')).toContain(particular);
      }
    },
  );

  it.each(EVERY)('%s in %s: markup in a name stays text', (template, language) => {
    const recipient = { email: 'ada@example.com', confirmedName: '<img src=x> & <b>Ada</b>', language };
    const { html, text } = composed(requestFor(template), recipient);
    expect(html).not.toMatch(/<img|<b>Ada|<Street>|<memorandum>| & </);
    expect(text).not.toMatch(/&lt;|&amp;/);
  });
});
