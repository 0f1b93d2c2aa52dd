import type { DocumentBlock } from '@portal/domain/agreement/signing/signing.wire';
import { formatCents } from '@portal/domain/ground/money/format-cents';
import { amountInWords } from './amount-in-words.ts';
import { heading, initial, ordered, paragraph, table } from './blocks.ts';
import type { DocumentContent, DocumentParticulars, Translate } from './document-particulars.ts';
import { investmentRows, orderRows, paymentText, scheduleRows } from './order-tables.ts';
import { provinceName, provincePhrases } from './province-name.ts';

type Values = Record<string, string>;

/** The agreement by which the investor subscribes for the units, under the exemption that was decided on (NI 45-106). */
export function subscriptionAgreement(from: DocumentParticulars, t: Translate): DocumentContent {
  const values = clauseValues(from, t);
  const cost = from.deal.ownCosts === null ? 'cost' : 'costBeside';
  const decision = from.order.exemption === null ? 'undecided' : 'decision';
  return {
    title: t('documents.titles.agreement'),
    language: from.language,
    blocks: [
      paragraph(t('documentsAgreement.intro')),
      ...parties(from, t),
      ...subscription(from, t),
      ...clause('trust', ['payment', 'held', cost], values, t),
      ...clause('cancel', ['right', 'counting', 'how', 'other'], values, t),
      ...confirmations(from, values, t),
      ...clause('exemption', ['sold', decision, 'resale'], values, t),
      ...clause('registration', ['text'], values, t),
      ...clause('privacy', ['use', 'regulators', 'rights'], values, t),
      ...clause('electronic', ['delivery', 'signature'], values, t),
      ...clause('law', ['text'], values, t),
      ...language(from, t),
      ...clause('general', generalParts(from), values, t),
      heading(t('documentsAgreement.schedule.title')),
      table(t('documentsAgreement.schedule.caption'), scheduleRows(from, t)),
    ],
  };
}

function clauseValues(from: DocumentParticulars, t: Translate): Values {
  return {
    ...provincePhrases(from.investor.province, t),
    total: formatCents(from.order.totalCents, from.language),
    method: startingSmall(paymentText(from, t)),
    exemption: from.order.exemption ?? '',
    costs: from.deal.ownCosts ?? '',
    city: from.order.scheduleA.city,
    email: from.investor.email,
    issuerEmail: from.deal.issuer.email,
    dealerEmail: from.dealer.email,
  };
}

function clause(name: string, parts: readonly string[], values: Values, t: Translate): DocumentBlock[] {
  const texts = parts.map((part) => paragraph(t(`documentsAgreement.${name}.${part}`, values)));
  return [heading(t(`documentsAgreement.${name}.title`)), ...texts];
}

function parties(from: DocumentParticulars, t: Translate): DocumentBlock[] {
  const { investor, jointInvestor, deal, dealer } = from;
  const joint = jointInvestor && `${jointInvestor.name}, ${jointInvestor.email}`;
  return [
    heading(t('documentsAgreement.parties.title')),
    table(t('documentsAgreement.parties.caption'), [
      { label: t('documents.labels.subscriber'), value: investor.name },
      { label: t('documents.labels.address'), value: investor.address },
      { label: t('documents.labels.email'), value: investor.email },
      { label: t('documents.labels.phone'), value: investor.phone },
      ...(joint === null ? [] : [{ label: t('documents.labels.jointSubscriber'), value: joint }]),
      {
        label: t('documents.labels.issuer'),
        value: `${deal.issuer.name}, ${deal.issuer.city} (${provinceName(deal.issuer.province, t)})`,
      },
      { label: t('documents.labels.dealer'), value: `${dealer.name}, ${t('brand.address')}` },
    ]),
  ];
}

function subscription(from: DocumentParticulars, t: Translate): DocumentBlock[] {
  const location = { label: t('documents.labels.location'), value: from.deal.location };
  const words = amountInWords(from.order.totalCents, from.language);
  return [
    heading(t('documentsAgreement.subscription.title')),
    paragraph(t('documentsAgreement.subscription.offer')),
    table(t('documentsAgreement.subscription.caption'), [
      ...investmentRows(from, t).toSpliced(1, 0, location),
      { label: t('documents.labels.totalInWords'), value: words },
      { label: t('documents.labels.payment'), value: paymentText(from, t) },
      ...orderRows(from, t),
    ]),
    paragraph(t('documentsAgreement.subscription.acceptance')),
  ];
}

const CONFIRMATIONS = ['age', 'resident', 'principal', 'documents', 'profile', 'risk', 'promise', 'funds'];

/** Nobody confirms that they buy for themselves with their own money where Schedule A names somebody else. */
const FOR_SOMEBODY_ELSE: Readonly<Record<string, string>> = { principal: 'forOther', funds: 'fundsForOther' };

function confirmations(from: DocumentParticulars, values: Values, t: Translate): DocumentBlock[] {
  const isForOther = from.order.scheduleA.thirdParty?.isForOther === true;
  const names = CONFIRMATIONS.map((name) => (isForOther ? (FOR_SOMEBODY_ELSE[name] ?? name) : name));
  return [
    heading(t('documentsAgreement.confirm.title')),
    paragraph(t('documentsAgreement.confirm.intro')),
    ordered(names.map((name) => t(`documentsAgreement.confirm.${name}`, values))),
  ];
}

/**
 * A contract of adhesion is given in French first to a person in Québec, who may then choose another language
 * expressly (Charter of the French language, s. 55); the choice is initialled by itself.
 */
function language(from: DocumentParticulars, t: Translate): DocumentBlock[] {
  const isQuebec = from.investor.province === 'CAN-QC';
  const title = heading(t('documentsAgreement.language.title'));
  const text = paragraph(t(`documentsAgreement.language.${isQuebec ? 'quebec' : 'chosen'}`));
  if (!isQuebec || from.language === 'fr') {
    return [title, text];
  }
  const wish = t('documentsAgreement.language.initialText');
  const choice = initial('language-choice', t('documentsAgreement.language.initialTitle'), wish);
  return [title, text, choice];
}

function generalParts({ jointInvestor }: DocumentParticulars): string[] {
  const parts = ['whole', 'severable', 'heirs'];
  return jointInvestor === null ? parts : [...parts, 'joint'];
}

/** The way to pay stands in a table by itself and in the middle of a sentence. */
function startingSmall(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
