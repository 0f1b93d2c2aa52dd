import type { DocumentBlock } from '@portal/domain/agreement/signing/signing.wire';
import {
  DEALER_TIME_ZONE,
  formatDateTime,
  formatDay,
  formatTimeZone,
} from '@portal/domain/ground/formats/dates';
import { formatExactDollars } from '@portal/domain/ground/formats/numbers';
import type { Language } from '@portal/domain/ground/people/languages';
import type {
  TrustDayContent,
  TrustDifference,
} from '@portal/domain/money/reconciliation/office-trust-days.wire';
import { heading, paragraph, type TableRow, table } from './blocks.ts';
import type { DocumentContent, Translate } from './document-particulars.ts';

/** What the paper of a closed day says: what was approved, and by whom. */
export type TrustDayParticulars = {
  language: Language;
  content: TrustDayContent;
  /** Of the content as it was approved. */
  sha256: string;
  preparedBy: string;
  /** ISO 8601 UTC, as `closedAt`. */
  preparedAt: string;
  reviewedBy: string;
  closedAt: string;
};

/** The paper of a closed day of the trust accounts: three balances, every difference with what explains it, and who closed it. */
export function trustDayPaper(from: TrustDayParticulars, t: Translate): DocumentContent {
  const { language, content } = from;
  const { previousDay, differences } = content;
  const dayOf = (day: string) => formatDay(day, language);
  return {
    title: t('documentsTrustDay.title'),
    language,
    blocks: [
      paragraph(t('documentsTrustDay.intro', { day: dayOf(content.day) })),
      paragraph(
        previousDay === null
          ? t('documentsTrustDay.first')
          : t('documentsTrustDay.since', { day: dayOf(previousDay) }),
      ),
      balances(content, language, t),
      table(t('officeTrustDays.sides.bank'), movementRows(content.bank, language, t)),
      accounts(content, language, t),
      table(t('officeTrustDays.sides.books'), movementRows(content.books, language, t)),
      table(t('officeTrustDays.sides.investors'), heldRows(content, language, t)),
      heading(t('documentsTrustDay.differences')),
      ...(differences.length === 0
        ? [paragraph(t('documentsTrustDay.none'))]
        : differences.map((one) => differenceTable(one, language, t))),
      heading(t('documentsTrustDay.closing')),
      closing(from, t),
      ...orders(content, language, t),
    ],
  };
}

function balances(
  { bank, books, investors }: TrustDayContent,
  language: Language,
  t: Translate,
): DocumentBlock {
  const row = (label: string, amount: number) => ({ label, value: formatExactDollars(amount, language) });
  return table(t('documentsTrustDay.balances'), [
    row(t('officeTrustDays.sides.bank'), bank.closing),
    row(t('officeTrustDays.sides.books'), books.closing),
    row(t('officeTrustDays.sides.investors'), investors.closing),
    row(t('officeTrustDays.between.bank-books'), differenceOf(bank.closing, books.closing)),
    row(t('officeTrustDays.between.books-investors'), differenceOf(books.closing, investors.closing)),
  ]);
}

const CENTS = 100;

/** Exact to the cent: both are whole cents. */
function differenceOf(one: number, other: number): number {
  return (Math.round(one * CENTS) - Math.round(other * CENTS)) / CENTS;
}

function movementRows(movement: TrustDayContent['bank'], language: Language, t: Translate): TableRow[] {
  const shown = (['opening', 'earlierDays', 'moneyIn', 'moneyOut', 'closing'] as const).filter(
    (name) => name !== 'earlierDays' || movement.earlierDays !== 0,
  );
  return shown.map((name) => ({
    label: t(`officeTrustDays.movement.${name}`),
    value: formatExactDollars(movement[name], language),
  }));
}

function accounts({ accounts: all }: TrustDayContent, language: Language, t: Translate): DocumentBlock {
  return table(
    t('documentsTrustDay.accounts'),
    all.map(({ name, closing: amount, shownBy }) => ({
      label: name,
      value: t(`documentsTrustDay.shownBy.${shownBy ?? 'statement'}`, {
        amount: formatExactDollars(amount, language),
      }),
    })),
  );
}

function heldRows({ held, investors }: TrustDayContent, language: Language, t: Translate): TableRow[] {
  const names = ['forOrders', 'unapplied', 'toIssuers', 'toInvestors'] as const;
  return [
    ...names.map((name) => ({
      label: t(`officeTrustDays.held.${name}`),
      value: formatExactDollars(held[name], language),
    })),
    { label: t('officeTrustDays.held.total'), value: formatExactDollars(investors.closing, language) },
  ];
}

function differenceTable(one: TrustDifference, language: Language, t: Translate): DocumentBlock {
  const { kind, between, amount, day, account, reference, text, clearedOn, explanation } = one;
  const optional = (name: string, value: string | null): TableRow[] =>
    value === null || value === '' ? [] : [{ label: t(`documentsTrustDay.part.${name}`), value }];
  return table(t(`officeTrustDays.kinds.${kind}`), [
    {
      label: t(`officeTrustDays.between.${between}`),
      value: formatExactDollars(amount, language),
    },
    ...optional('day', formatDay(day, language)),
    ...optional('account', account),
    ...optional('order', reference),
    ...optional('text', text),
    ...optional('clearedOn', clearedOn === null ? null : formatDay(clearedOn, language)),
    ...(explanation === null
      ? []
      : [
          ...optional('explanation', t(`officeTrustDays.explanations.${explanation.kind}`)),
          ...optional('words', explanation.words),
          ...optional('by', `${explanation.by}, ${moment(explanation.at, language)}`),
        ]),
  ]);
}

function closing(from: TrustDayParticulars, t: Translate): DocumentBlock {
  const { language } = from;
  const row = (name: string, value: string) => ({ label: t(`documentsTrustDay.people.${name}`), value });
  return table(t('documentsTrustDay.who'), [
    row('preparedBy', from.preparedBy),
    row('preparedAt', moment(from.preparedAt, language)),
    row('reviewedBy', from.reviewedBy),
    row('closedAt', moment(from.closedAt, language)),
    row('hash', from.sha256),
  ]);
}

/** By the dealer's clock, whose name stands beside it. */
function moment(at: string, language: Language): string {
  const zone = formatTimeZone(at, language, DEALER_TIME_ZONE);
  return `${formatDateTime(at, language, DEALER_TIME_ZONE)} (${zone})`;
}

/** The orders last: there may be many. */
function orders({ held }: TrustDayContent, language: Language, t: Translate): DocumentBlock[] {
  if (held.orders.length === 0) {
    return [];
  }
  return [
    heading(t('documentsTrustDay.orders')),
    table(
      t('documentsTrustDay.ordersCaption'),
      held.orders.map(({ reference, amount }) => ({
        label: reference,
        value: formatExactDollars(amount, language),
      })),
    ),
  ];
}
