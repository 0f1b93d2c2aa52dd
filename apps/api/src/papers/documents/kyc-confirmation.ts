import type { DocumentBlock } from '@portal/domain/agreement/signing/signing.wire';
import { formatDay } from '@portal/domain/ground/formats/dates';
import { BASIS_POINTS_PER_PERCENT, formatNumber, formatPercent } from '@portal/domain/ground/formats/numbers';
import { formatCents } from '@portal/domain/ground/money/format-cents';
import type { TableRow } from './blocks.ts';
import { heading, initial, paragraph, table } from './blocks.ts';
import type { DocumentContent, Translate } from './document-particulars.ts';
import type { IncomeFacts, KycFacts } from './kyc-facts.ts';

/** The investor's confirmation that the facts the dealer relies on are true (NI 31-103 s. 13.2). */
export function kycConfirmation(facts: KycFacts, t: Translate): DocumentContent {
  return {
    title: t('documents.titles.kyc'),
    language: facts.language,
    blocks: [
      paragraph(t('documentsKyc.intro', { version: facts.version })),
      ...section('person', personRows(facts, t), t),
      ...section('work', workRows(facts, t), t),
      ...section('money', moneyRows(facts, t), t),
      ...section('investing', investingRows(facts, t), t),
      ...section('political', politicalRows(facts, t), t),
      heading(t('documentsKyc.confirmTitle')),
      paragraph(t('documentsKyc.correct')),
      initial('facts', t('documentsKyc.confirm.title'), t('documentsKyc.confirm.text')),
      initial('changes', t('documentsKyc.change.title'), t('documentsKyc.change.text')),
    ],
  };
}

function section(name: string, rows: TableRow[], t: Translate): DocumentBlock[] {
  return [heading(t(`documentsKyc.${name}.title`)), table(t(`documentsKyc.${name}.caption`), rows)];
}

function personRows({ person, language }: KycFacts, t: Translate): TableRow[] {
  const label = (name: string) => t(`documentsKyc.person.${name}`);
  return [
    { label: label('name'), value: person.name },
    { label: label('birthdate'), value: formatDay(person.birthdate, language) },
    { label: label('maritalStatus'), value: person.maritalStatus },
    { label: label('dependents'), value: formatNumber(person.dependents, language) },
    { label: label('address'), value: person.address },
    { label: label('phone'), value: person.phone },
    { label: label('email'), value: person.email },
    { label: label('citizenship'), value: person.citizenship },
    { label: label('taxResident'), value: yesOrNo(person.isCanadianTaxResident, t) },
    { label: label('sin'), value: person.sinMasked },
    { label: label('identity'), value: person.identity },
    { label: label('identityExpiry'), value: formatDay(person.identityExpiry, language) },
  ];
}

function workRows({ work }: KycFacts, t: Translate): TableRow[] {
  const none = t('documentsKyc.notApplicable');
  return [
    { label: t('documentsKyc.work.status'), value: work.status },
    { label: t('documentsKyc.work.occupation'), value: work.occupation ?? none },
    { label: t('documentsKyc.work.employer'), value: work.employer ?? none },
  ];
}

function moneyRows(facts: KycFacts, t: Translate): TableRow[] {
  const total = (name: string, cents: bigint) => ({
    label: t(`documentsKyc.money.${name}`),
    value: formatCents(cents, facts.language),
  });
  return [
    ...incomeRows('income', facts.income, total),
    ...(facts.spouseIncome === null ? [] : incomeRows('spouseIncome', facts.spouseIncome, total)),
    total('assets', facts.assetsCents),
    total('liabilities', facts.liabilitiesCents),
    total('netWorth', facts.netWorthCents),
  ];
}

function incomeRows(
  prefix: 'income' | 'spouseIncome',
  income: IncomeFacts,
  total: (name: string, cents: bigint) => TableRow,
): TableRow[] {
  return [
    total(`${prefix}Current`, income.currentCents),
    total(`${prefix}Last`, income.lastCents),
    total(`${prefix}Before`, income.beforeCents),
  ];
}

function investingRows({ investing, language }: KycFacts, t: Translate): TableRow[] {
  const label = (name: string) => t(`documentsKyc.investing.${name}`);
  const percent = (value: number) => formatPercent(value * BASIS_POINTS_PER_PERCENT, language);
  return [
    { label: label('knowledge'), value: investing.knowledge },
    { label: label('experience'), value: investing.experience },
    { label: label('objective'), value: investing.objective },
    { label: label('horizon'), value: investing.horizonYears },
    { label: label('riskTolerance'), value: investing.riskTolerance },
    { label: label('comfortable'), value: percent(investing.comfortablePercent) },
    { label: label('lossHigh'), value: percent(investing.lossHighPercent) },
    { label: label('lossMedium'), value: percent(investing.lossMediumPercent) },
    { label: label('lossLow'), value: percent(investing.lossLowPercent) },
  ];
}

function politicalRows({ political }: KycFacts, t: Translate): TableRow[] {
  return [
    { label: t('documentsKyc.political.pep'), value: yesOrNo(political.isPep, t) },
    { label: t('documentsKyc.political.hio'), value: yesOrNo(political.isHio, t) },
    { label: t('documentsKyc.political.family'), value: yesOrNo(political.isFamily, t) },
    { label: t('documentsKyc.political.registrant'), value: yesOrNo(political.isRegistrant, t) },
  ];
}

function yesOrNo(value: boolean, t: Translate): string {
  return t(value ? 'documentsKyc.yes' : 'documentsKyc.no');
}
