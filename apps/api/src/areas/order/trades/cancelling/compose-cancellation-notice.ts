import type { Dealer } from '@portal/domain/ground/brand/brand';
import { formatDateTime } from '@portal/domain/ground/formats/dates';
import { escapeHtml } from '@portal/domain/ground/formats/escape-html';
import { formatNumber } from '@portal/domain/ground/formats/numbers';
import { formatCents } from '@portal/domain/ground/money/format-cents';
import type { Language } from '@portal/domain/ground/people/languages';
import type { MoneyAtEnd } from '@portal/domain/order/trades/money-at-end';
import { orderReference } from '@portal/domain/order/trades/order-reference';
import { asTyped } from '../../../../platform/commands/as-typed.ts';
import { translateKey } from '../../../../platform/language/translate.ts';
import type { Mail } from '../../../../platform/ports/mailer.ts';
import { midnightOf, stampedTime } from './cancellation-facts.ts';
import type { NoticeFacts } from './cancellation-notice.store.ts';

/** Times ISO 8601; `signedAt` is the last signature. */
export type CancellationNotice = {
  to: 'issuer' | 'dealer';
  investorId: string;
  tradeId: string;
  signedAt: string;
  noticeAt: string;
  rightEndsAt: string;
  timeZone: string;
  money: MoneyAtEnd;
  mailId: string;
};

/** The issuer's language is not known, so a notice with legal effect is written in both. */
const LANGUAGES_OF_NOTICE = ['en', 'fr'] as const;

const COLONS: Record<Language, string> = { en: ':', fr: '\u00a0:' };

type Section = {
  language: Language;
  heading: string;
  paragraphs: string[];
  rows: { label: string; value: string }[];
};

/** Writes the notice of cancellation to the issuer, or the dealer's copy, which adds what the dealer has to do. */
export function composeCancellationNotice(
  notice: CancellationNotice,
  facts: NoticeFacts,
  to: string,
  dealer: Dealer,
): Mail {
  const sections = LANGUAGES_OF_NOTICE.map((language) => sectionOf(notice, facts, dealer, language));
  const reference = orderReference(notice.tradeId);
  const subject = LANGUAGES_OF_NOTICE.map((language) =>
    translateKey(language, `mailCancellation.notice.subject.${notice.to}`, {
      dealName: facts.dealName[language],
      reference,
    }),
  ).join(' / ');
  return {
    to,
    replyTo: dealer.email,
    language: 'en',
    subject,
    text: `${sections.map(textOf).join('\n\n-- \n\n')}\n`,
    html: `<!doctype html><html lang="en-CA"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head><body>${sections.map(htmlOf).join('<hr>')}</body></html>`,
  };
}

function sectionOf(
  notice: CancellationNotice,
  facts: NoticeFacts,
  dealer: Dealer,
  language: Language,
): Section {
  const t = (key: string, values: Record<string, string> = {}) =>
    translateKey(language, `mailCancellation.notice.${key}`, values);
  const told = (key: string, values: Record<string, string | number> = {}) =>
    translateKey(language, key, values);
  const named = {
    issuerName: facts.issuer.name,
    issuerEmail: facts.issuer.email,
    dealerName: dealer.name,
    dealerEmail: dealer.email,
    dealerPhone: dealer.phone,
    command: asTyped(`npm run dealer -- payments list ${orderReference(notice.tradeId)}`),
  };
  const { timeZone } = notice;
  return {
    language,
    heading: t('heading'),
    paragraphs: [
      ...t(notice.to, named).split('\n\n'),
      ...(notice.to === 'dealer' ? [t(`money.${notice.money}`)] : []),
    ],
    rows: [
      { label: t('purchaser'), value: facts.investorName },
      ...(facts.jointName === null ? [] : [{ label: t('joint'), value: facts.jointName }]),
      { label: told('mail.orderFacts.deal'), value: facts.dealName[language] },
      { label: told('mail.orderFacts.total'), value: formatCents(facts.totalCents, language) },
      { label: told('mail.orderFacts.units'), value: formatNumber(facts.quantity, language) },
      { label: told('mail.orderFacts.order'), value: orderReference(notice.tradeId) },
      { label: t('signedAt'), value: formatDateTime(notice.signedAt, language, timeZone) },
      { label: told('mailCancellation.noticeAt'), value: stampedTime(notice.noticeAt, language, timeZone) },
      {
        label: told('mailCancellation.rightEndsAt'),
        value: midnightOf(notice.rightEndsAt, language, timeZone, told),
      },
    ],
  };
}

function textOf({ language, heading, paragraphs, rows }: Section): string {
  const facts = rows.map(({ label, value }) => `${label}${COLONS[language]} ${value}`).join('\n');
  return [heading, ...paragraphs, facts].join('\n\n');
}

function htmlOf({ language, heading, paragraphs, rows }: Section): string {
  const facts = rows
    .map(
      ({ label, value }) =>
        `<tr><th scope="row" align="left">${escapeHtml(label)}</th><td>${escapeHtml(value)}</td></tr>`,
    )
    .join('');
  const body = paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`).join('');
  return `<section lang="${language}-CA"><h1>${escapeHtml(heading)}</h1>${body}<table cellpadding="6">${facts}</table></section>`;
}
