import { orderReference } from '@portal/domain/order/trades/order-reference';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transact } from '../../../../platform/db/transact.ts';
import { composeMail } from '../../../../platform/mail/compose-mail.ts';
import { requestMail } from '../../../../platform/mail/request-mail.ts';
import { addDeal } from '../../../../testing/deals.ts';
import { openTestPortal, type TestPortal } from '../../../../testing/open-test-portal.ts';
import { placeOrder } from '../../../../testing/orders.ts';
import { registerPerson } from '../../../../testing/people.ts';
import { orderReceivedMail } from './order-received-mail.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

const ORDER = {
  dealName: { en: 'Maple <Street> Homes', fr: 'Résidences de l’Érable' },
  quantity: 1_250,
  totalCents: 12_500_000n,
  reason: null,
  moneyToCome: 'toSend' as 'toSend' | 'toDebit' | 'arrived',
};
const FACTS = {
  order: ORDER,
  papers: [
    { fileId: 'f-1', title: 'Risk <acknowledgement>' },
    { fileId: 'f-2', title: 'Subscription agreement' },
  ],
  trustee: { en: 'Cedar Narrows Trust Company', fr: 'Société de fiducie Cedar Narrows' },
  mayCancel: null,
};

function received(language: 'en' | 'fr', { moneyToCome }: Pick<typeof ORDER, 'moneyToCome'> = ORDER) {
  return composeMail(
    orderReceivedMail,
    { template: 'order-received', investorId: 'i-1', tradeId: 't-1' },
    { email: 'a@example.com', confirmedName: 'Ada', language },
    { ...FACTS, order: { ...ORDER, moneyToCome } },
    { publicUrl: 'https://p.ca', officeUrl: 'https://p.ca' },
  );
}

describe('the message that an order was received', () => {
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
  ] as const)('says in %s what is left to do: %s', (language, moneyToCome, sentence) => {
    expect(received(language, { moneyToCome }).text.replace(/\s+/g, ' ')).toContain(sentence);
  });

  it('leads to each signed document by its own page', () => {
    const { text, html } = received('en');
    expect(text).toContain('Subscription agreement\nhttps://p.ca/dashboard/documents/f-2\n');
    expect(html).toContain('href="https://p.ca/dashboard/documents/f-1"');
    expect(html).toContain('Risk &lt;acknowledgement&gt;</a>');
  });

  it('names the deal and links to the order', async () => {
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
