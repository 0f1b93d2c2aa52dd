import type { SignerRole } from '@portal/domain/agreement/signing/signer-role';
import type { DocumentBlock, SigningDocumentKind } from '@portal/domain/agreement/signing/signing.wire';
import type { LawForm } from '@portal/domain/ground/law/law-forms';
import { formatCents } from '@portal/domain/ground/money/format-cents';
import type { ProvinceCode } from '@portal/domain/ground/people/provinces';
import { heading, initial, paragraph } from '../documents/blocks.ts';
import type { DocumentContent, DocumentParticulars, Translate } from '../documents/document-particulars.ts';
import { speaking, type WrittenForm } from '../documents/freeze-documents.ts';
import { filledValues } from './filled-values.ts';
import { isDeleted } from './is-deleted.ts';
import type { FormFacts, FormPart } from './law-form-text.ts';
import { LAW_FORM_TEXTS } from './law-forms.ts';

/** A form that one purchaser signs; everybody who buys signs their own. */
export type FormToSign = {
  form: LawForm;
  for: SignerRole;
  purchaser: { name: string; province: ProvinceCode };
  /** True where the form may not be used in production: it says so, and so does each of its pages. */
  isSpecimen: boolean;
};

/** The kind of paper that a form is. */
export const KIND_OF_FORM: Readonly<Record<LawForm, SigningDocumentKind>> = {
  F9: 'form-f9',
  F4: 'form-f4',
  'F4-schedules': 'form-f4-schedules',
  F12: 'form-f12',
  F5: 'form-f5',
};

/** A purchaser's form as it is frozen with the papers of an order, in their language. */
export function writeForm(to: FormToSign, from: DocumentParticulars): WrittenForm {
  return {
    kind: KIND_OF_FORM[to.form],
    for: to.for,
    isSpecimen: to.isSpecimen,
    content: lawForm(to, from, speaking(from.language)),
    rowsSaid: rowsSaidBy(to, from),
  };
}

/** A prescribed form of an order, with what the issuer and the dealer complete before the purchaser signs. */
export function lawForm(to: FormToSign, from: DocumentParticulars, t: Translate): DocumentContent {
  const title = t(`documentsForms.titles.${to.form}`);
  const named = t('documentsForms.titleOf', { title, name: to.purchaser.name });
  const parts = partsOf(to, from);
  let rows = 0;
  const numbered = () => {
    rows += 1;
    return t('documentsForms.row', { number: rows });
  };
  return {
    title: from.jointInvestor === null ? title : named,
    language: from.language,
    blocks: [
      ...(to.isSpecimen ? [paragraph(t('documentsForms.specimen'))] : []),
      ...parts.map((part) => blockOf(part, from, t, numbered)),
    ],
  };
}

/** The rows that a purchaser initials on a form, apart from those whose words were not found; the dealer's own need not say them again. */
function rowsSaidBy(to: FormToSign, from: DocumentParticulars): string[] {
  return partsOf(to, from).flatMap((part) =>
    part.kind === 'initial' && part.text !== null ? [part.rowId] : [],
  );
}

/** A form's parts without the rows that it says to delete. */
function partsOf({ form, purchaser }: FormToSign, { deal, language }: DocumentParticulars): FormPart[] {
  const facts: FormFacts = {
    // Everything that the portal sells is sold by its dealer, who is registered where each purchaser lives.
    isSoldByRegistrant: true,
    isReportingIssuer: deal.offering?.isReportingIssuer ?? false,
    hasRightOfRedemption: deal.offering?.isRedeemable ?? false,
    province: purchaser.province,
  };
  return LAW_FORM_TEXTS[form][language].parts.filter(
    (part) => part.kind !== 'initial' || !isDeleted(part.deletedWhen, facts),
  );
}

function blockOf(
  part: FormPart,
  from: DocumentParticulars,
  t: Translate,
  numbered: () => string,
): DocumentBlock {
  const missing = t('documentsForms.missing');
  switch (part.kind) {
    case 'heading':
      return heading(part.text);
    case 'paragraph':
      return paragraph(part.text);
    case 'warning':
      return { kind: 'warning', text: part.text };
    case 'missing':
      return paragraph(missing);
    case 'initial': {
      const total = formatCents(from.order.totalCents, from.language);
      const text = part.text?.replaceAll('{{total}}', total) ?? missing;
      return initial(part.rowId, part.title ?? numbered(), text);
    }
    case 'choice': {
      const rows = part.rows.map(({ rowId, text }) => ({
        rowId,
        text: text ?? `${numbered()}. ${missing}`,
      }));
      return {
        kind: 'choice',
        choiceId: part.choiceId,
        title: part.title ?? t('documentsForms.choice'),
        rows,
      };
    }
    case 'filled': {
      const values = filledValues(from, t);
      return {
        kind: 'filled',
        by: part.by,
        caption: t(`documentsForms.filled.${part.by}`),
        rows: part.rows.map(({ label, value }) => ({
          label: label ?? t(`documentsForms.labels.${value}`),
          value: values[value],
        })),
      };
    }
  }
}
