import { formatDate } from '@portal/domain/ground/formats/dates';
import { formatNumber } from '@portal/domain/ground/formats/numbers';
import { timeZoneOf } from '@portal/domain/ground/formats/time-zone-of';
import { formatCents } from '@portal/domain/ground/money/format-cents';
import type { ScheduleA, ThirdParty } from '@portal/domain/order/trades/schedule-a.wire';
import type { TableRow } from './blocks.ts';
import type { DocumentParticulars, Translate } from './document-particulars.ts';
import { provinceName } from './province-name.ts';

/** What is bought: the rows that the agreement, the risk acknowledgement and the dealer's form have in common. */
export function investmentRows(from: DocumentParticulars, t: Translate): TableRow[] {
  const { deal, order, language } = from;
  return [
    { label: t('documents.labels.investment'), value: deal.name },
    { label: t('documents.labels.issuer'), value: deal.issuer.name },
    ...offeringRows(from, t),
    { label: t('documents.labels.units'), value: formatNumber(order.quantity, language) },
    { label: t('documents.labels.unitPrice'), value: formatCents(order.unitPriceCents, language) },
    { label: t('documents.labels.total'), value: formatCents(order.totalCents, language) },
  ];
}

/** The security by its name, who holds the money and until when, and the exemption; nothing of what the deal does not say. */
function offeringRows(
  { deal: { offering }, order: { exemption } }: DocumentParticulars,
  t: Translate,
): TableRow[] {
  const rows =
    offering === null
      ? []
      : [
          { label: t('documents.labels.security'), value: offering.security },
          { label: t('documents.labels.trustee'), value: offering.trustee },
          { label: t('documents.labels.release'), value: offering.releaseConditions },
        ];
  return exemption === null ? rows : [...rows, { label: t('documents.labels.exemption'), value: exemption }];
}

/** Which order this is and when its papers were made. */
export function orderRows(from: DocumentParticulars, t: Translate): TableRow[] {
  const prepared = formatDate(from.preparedAt, from.language, timeZoneOf(from.investor.province));
  return [
    { label: t('documents.labels.order'), value: from.order.id },
    { label: t('documents.labels.prepared'), value: prepared },
  ];
}

/** How the investor pays, in a sentence's words. */
export function paymentText(from: DocumentParticulars, t: Translate): string {
  return t(`documents.payment.${from.order.paymentMethod}`);
}

/** Schedule A; what the investor left out falls back on the investor's own particulars. */
export function scheduleRows(from: DocumentParticulars, t: Translate): TableRow[] {
  const { scheduleA } = from.order;
  return [
    { label: t('documents.labels.registeredName'), value: scheduleA.registeredName || holders(from) },
    { label: t('documents.labels.city'), value: scheduleA.city },
    {
      label: t('documents.labels.province'),
      value: provinceName(scheduleA.province ?? from.investor.province, t),
    },
    {
      label: t('documents.labels.sourceOfFunds'),
      value: scheduleA.sourceOfFunds || t('documents.notStated'),
    },
    ...purposeRows(scheduleA, t),
  ];
}

/** What the money is for, and for whom the order is made; nothing where details of before do not say it. */
function purposeRows({ intendedUse, thirdParty }: ScheduleA, t: Translate): TableRow[] {
  const label = (name: string) => t(`documents.labels.${name}`);
  return [
    ...(intendedUse === undefined
      ? []
      : [{ label: label('intendedUse'), value: t(`documents.intendedUses.${intendedUse}`) }]),
    ...(thirdParty === undefined ? [] : thirdPartyRows(thirdParty, t)),
  ];
}

/** Of somebody else, everything that was told of them (PCMLTFR s. 135). */
function thirdPartyRows(thirdParty: ThirdParty, t: Translate): TableRow[] {
  const label = t('documents.labels.thirdParty');
  if (!thirdParty.isForOther) {
    return [{ label, value: t('documents.thirdParty.none') }];
  }
  const { name, address, phone, occupation, relation } = thirdParty;
  const known =
    thirdParty.kind === 'person'
      ? { label: t('documents.labels.birthdate'), value: thirdParty.birthdate }
      : { label: t('documents.labels.registration'), value: thirdParty.registration };
  return [
    { label, value: name },
    { label: t('documents.labels.thirdPartyAddress'), value: address },
    { label: t('documents.labels.thirdPartyPhone'), value: phone },
    known,
    { label: t('documents.labels.occupation'), value: occupation },
    { label: t('documents.labels.relation'), value: relation },
  ];
}

function holders({ investor, jointInvestor }: DocumentParticulars): string {
  return jointInvestor === null ? investor.name : `${investor.name}, ${jointInvestor.name}`;
}
