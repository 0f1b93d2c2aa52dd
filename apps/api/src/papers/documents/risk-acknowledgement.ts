import type { SignerRole } from '@portal/domain/agreement/signing/signer-role';
import type { DocumentBlock } from '@portal/domain/agreement/signing/signing.wire';
import { formatCents } from '@portal/domain/ground/money/format-cents';
import { heading, initial, paragraph, table } from './blocks.ts';
import type { DocumentContent, DocumentParticulars, Translate } from './document-particulars.ts';
import { investmentRows, orderRows } from './order-tables.ts';
import { provincePhrases } from './province-name.ts';

/**
 * The risks that the investor initials one by one, in the order of Forms 45-106F4 and 45-106F9 and then what the
 * dealer adds. The ids are kept with each initial, so they never change their meaning.
 */
export const RISK_ROWS = [
  'loss',
  'approval',
  'liquidity',
  'information',
  'distributions',
  'conflicts',
  'suitability',
  'cancellation',
] as const;

/** The rows that a purchaser initials on a prescribed form of their own. */
export type RowsSaid = { for: SignerRole; rowsSaid: readonly string[] };

/**
 * The risk acknowledgement of an order, in the investor's language, with the amount at stake: without the rows that a prescribed form
 * of each purchaser has.
 */
export function riskAcknowledgement(
  from: DocumentParticulars,
  t: Translate,
  forms: readonly RowsSaid[] = [],
): DocumentContent {
  const { dealer, deal } = from;
  return {
    title: t('documents.titles.risk'),
    language: from.language,
    blocks: [
      { kind: 'warning', text: t('documentsRisk.warning') },
      table(t('documentsRisk.caption'), [
        ...investmentRows(from, t),
        { label: t('documents.labels.subscriber'), value: from.investor.name },
        { label: t('documents.labels.dealer'), value: dealer.name },
        ...orderRows(from, t),
      ]),
      heading(t('documentsRisk.rowsTitle')),
      paragraph(t('documentsRisk.rowsIntro', { phone: dealer.phone })),
      ...riskRows(from, forms, t),
      heading(t('documentsRisk.aboutTitle')),
      paragraph(t('documentsRisk.exempt')),
      paragraph(t('documentsRisk.form')),
      paragraph(t('documentsRisk.copy')),
      heading(t('documentsRisk.contactsTitle')),
      paragraph(t('documentsRisk.registered')),
      paragraph(t('documentsRisk.regulator', provincePhrases(from.investor.province, t))),
      paragraph(
        t('documentsRisk.dealer', {
          phone: dealer.phone,
          email: dealer.email,
          issuerPhone: deal.issuer.phone,
          issuerEmail: deal.issuer.email,
        }),
      ),
    ],
  };
}

function riskRows(from: DocumentParticulars, forms: readonly RowsSaid[], t: Translate): DocumentBlock[] {
  const values = { total: formatCents(from.order.totalCents, from.language) };
  return rowsLeft(from, forms).map((row) =>
    initial(row, t(`documentsRisk.rows.${row}.title`), t(`documentsRisk.rows.${row}.text`, values)),
  );
}

function rowsLeft(from: DocumentParticulars, forms: readonly RowsSaid[]): (typeof RISK_ROWS)[number][] {
  const roles: SignerRole[] = from.jointInvestor === null ? ['investor'] : ['investor', 'joint'];
  const said = roles.map((role) =>
    forms.filter((form) => form.for === role).flatMap(({ rowsSaid }) => rowsSaid),
  );
  return RISK_ROWS.filter((row) => !said.every((rows) => rows.includes(row)));
}
