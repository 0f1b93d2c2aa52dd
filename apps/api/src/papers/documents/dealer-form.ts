import type { DocumentBlock } from '@portal/domain/agreement/signing/signing.wire';
import { formatPercent } from '@portal/domain/ground/formats/numbers';
import { formatCents } from '@portal/domain/ground/money/format-cents';
import { partOfCents } from '@portal/domain/ground/money/part-of-cents';
import { heading, paragraph, table } from './blocks.ts';
import type { DocumentContent, DocumentParticulars, Translate } from './document-particulars.ts';
import { investmentRows, orderRows, paymentText } from './order-tables.ts';
import { provincePhrases } from './province-name.ts';

/** Days within which a complaint is answered; Québec's regulation asks for a quicker answer. */
const ANSWER_DAYS = 90;
const ANSWER_DAYS_QUEBEC = 60;

/** Sections without values of their own, in reading order, and the paragraphs of each. */
const SECTIONS = [
  ['who', ['text', 'check']],
  ['suitability', ['profile', 'duty']],
  ['cost', ['you', 'units']],
  ['conflicts', ['text']],
  ['risks', ['text', 'borrowing']],
  ['money', ['text']],
  ['cancel', ['text']],
  ['reports', ['text']],
  ['trusted', ['text']],
] as const;

/** The dealer's form of an order: relationship disclosure with its particulars (NI 31-103 s. 14.2 and 14.2.1). */
export function dealerForm(from: DocumentParticulars, t: Translate): DocumentContent {
  const values = {
    dealer: from.dealer.name,
    costs: from.deal.ownCosts ?? '',
    ...provincePhrases(from.investor.province, t),
  };
  const wordsOf = (part: string) => (part === 'you' && from.deal.ownCosts !== null ? 'youBeside' : part);
  return {
    title: t('documents.titles.dealerForm'),
    language: from.language,
    blocks: [
      paragraph(t('documentsDealer.intro')),
      heading(t('documentsDealer.order.title')),
      table(t('documentsDealer.order.caption'), [
        { label: t('documents.labels.subscriber'), value: from.investor.name },
        ...investmentRows(from, t),
        { label: t('documents.labels.payment'), value: paymentText(from, t) },
        { label: t('documentsDealer.order.fee'), value: dealerFee(from, t) },
        { label: t('documentsDealer.order.representative'), value: representative(from, t) },
        ...orderRows(from, t),
      ]),
      ...SECTIONS.flatMap(([name, parts]) => [
        heading(t(`documentsDealer.${name}.title`)),
        ...parts.map((part) => paragraph(t(`documentsDealer.${name}.${wordsOf(part)}`, values))),
      ]),
      ...complaints(from, t),
      ...contact(from, t),
    ],
  };
}

function dealerFee({ deal, order, language }: DocumentParticulars, t: Translate): string {
  if (deal.dealerFeeBasisPoints === null) {
    return t('documentsDealer.order.feeElsewhere');
  }
  const cents = partOfCents(order.totalCents, BigInt(deal.dealerFeeBasisPoints));
  return t('documentsDealer.order.feeAmount', {
    percent: formatPercent(deal.dealerFeeBasisPoints, language),
    amount: formatCents(cents, language),
  });
}

function representative({ dealer }: DocumentParticulars, t: Translate): string {
  return dealer.representative ?? t('documentsDealer.order.noRepresentative');
}

function complaints({ dealer, investor }: DocumentParticulars, t: Translate): DocumentBlock[] {
  const isQuebec = investor.province === 'CAN-QC';
  const days = isQuebec ? ANSWER_DAYS_QUEBEC : ANSWER_DAYS;
  const { complaintsEmail, phone } = dealer;
  return [
    heading(t('documentsDealer.complaints.title')),
    paragraph(t('documentsDealer.complaints.text', { complaintsEmail, phone, days })),
    paragraph(t('documentsDealer.complaints.obsi')),
    ...(isQuebec ? [paragraph(t('documentsDealer.complaints.amf'))] : []),
  ];
}

function contact({ dealer }: DocumentParticulars, t: Translate): DocumentBlock[] {
  return [
    heading(t('documentsDealer.contact.title')),
    table(t('documentsDealer.contact.caption'), [
      { label: t('documents.labels.name'), value: dealer.name },
      { label: t('documents.labels.address'), value: t('brand.address') },
      { label: t('documents.labels.phone'), value: dealer.phone },
      { label: t('documents.labels.email'), value: dealer.email },
    ]),
  ];
}
