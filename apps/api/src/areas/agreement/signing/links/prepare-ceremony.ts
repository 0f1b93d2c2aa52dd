import { initialsOf } from '@portal/domain/agreement/signing/signer-name';
import type { SigningPerson } from '@portal/domain/agreement/signing/signing.wire';
import { timeZoneOf } from '@portal/domain/ground/formats/time-zone-of';
import type { Language } from '@portal/domain/ground/people/languages';
import { LANGUAGES } from '@portal/domain/ground/people/languages';
import type { InvestorParticulars } from '../../../../papers/documents/document-particulars.ts';
import type { FrozenDocument } from '../../../../papers/documents/freeze-documents.ts';
import { freezeDocuments, freezeProfile } from '../../../../papers/documents/freeze-documents.ts';
import { writeForm } from '../../../../papers/law-forms/law-form.ts';
import type { Db } from '../../../../platform/db/tables.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { findInvestorParticulars } from '../../../client/kyc/submitted/find-investor-particulars.ts';
import { summariseKyc } from '../../../client/kyc/submitted/summarise-kyc.ts';
import { findOrderBackground, type OrderBackground } from '../../../order/trades/find-order.ts';
import { openOrder } from '../../../order/trades/open-order.ts';
import type { TradeRecord } from '../../../order/trades/trade-record.ts';
import { type FrozenEnvelope, nameOfPaper, type SignedAgain } from '../ceremony/envelope.ts';
import { gatherParticulars } from './gather-particulars.ts';
import { findJointSigner } from './joint-signer.ts';
import { lawOfOrder } from './law-of-order.ts';

export type KycToSign = { id: string; signedAt: Date | null };

export type PreparedCeremony = { frozen: FrozenEnvelope; signer: SigningPerson };

/**
 * The languages of a ceremony's documents, starting with the one shown first. Where somebody who signs lives in Québec, French is
 * shown first, and English may then expressly be chosen (Charter of the French language, s. 55).
 */
export function languagesOf(
  provinces: readonly InvestorParticulars['province'][],
  wanted: Language,
): Language[] {
  return provinces.includes('CAN-QC') && wanted === 'en' ? ['fr', 'en'] : [wanted];
}

type Prepared = { preparedAt: Date; languages: readonly Language[]; again: SignedAgain | null };

/** Writes and freezes the documents of an order in each language, without those that keep their signatures. */
export async function prepareCeremony(
  trx: Db,
  deps: Deps,
  trade: TradeRecord,
  kyc: KycToSign,
  { languages, preparedAt, again }: Prepared,
): Promise<PreparedCeremony> {
  const { investorId } = trade;
  const background = await findOrderBackground(trx, investorId, trade.dealId);
  const versions: FrozenEnvelope['versions'] = {};
  for (const language of languages) {
    versions[language] = withoutKept(
      await freezeVersion(trx, deps, trade, kyc, background, { language, preparedAt }),
      again,
    );
  }
  const translations = await translateForJoint(trx, deps, trade, kyc, background, versions, {
    preparedAt,
    again,
  });
  const dealName = background.deal.name;
  return assemble(trx, deps, investorId, kyc, { dealName, versions, translations, again });
}

/** A joint investor may not read the language that is signed, so they also get the other one, to read. */
async function translateForJoint(
  trx: Db,
  deps: Deps,
  trade: TradeRecord,
  kyc: KycToSign,
  background: OrderBackground,
  versions: FrozenEnvelope['versions'],
  { preparedAt, again }: Omit<Prepared, 'languages'>,
): Promise<NonNullable<FrozenEnvelope['translations']>> {
  const translations: NonNullable<FrozenEnvelope['translations']> = {};
  const missing = LANGUAGES.filter((language) => versions[language] === undefined);
  for (const language of trade.jointInvestor === null ? [] : missing) {
    // The profile is the investor's alone, and nobody reads it in a second language.
    const documents = await freezeVersion(trx, deps, trade, kyc, background, { language, preparedAt });
    translations[language] = withoutKept(documents, again).filter(({ kind }) => kind !== 'kyc-confirmation');
  }
  return translations;
}

/** Writes and freezes the confirmation of a profile on its own, in each language. */
export async function prepareProfileCeremony(
  trx: Db,
  deps: Deps,
  investorId: string,
  kyc: KycToSign,
  languages: readonly Language[],
): Promise<PreparedCeremony> {
  const versions: FrozenEnvelope['versions'] = {};
  for (const language of languages) {
    const facts = await summariseKyc(trx, deps.secrets, investorId, kyc.id, language);
    versions[language] = [freezeProfile(facts, deps.newId)];
  }
  return assemble(trx, deps, investorId, kyc, { dealName: null, versions });
}

async function assemble(
  trx: Db,
  deps: Deps,
  investorId: string,
  kyc: KycToSign,
  written: Omit<FrozenEnvelope, 'timeZone'>,
): Promise<PreparedCeremony> {
  const { name, email, province } = await findInvestorParticulars(
    trx,
    deps.secrets,
    investorId,
    kyc.id,
    'en',
  );
  return {
    frozen: { ...written, timeZone: timeZoneOf(province) },
    signer: { name, email, initials: initialsOf(name) },
  };
}

function withoutKept(documents: FrozenDocument[], again: SignedAgain | null): FrozenDocument[] {
  const kept = new Set((again?.kept ?? []).map(nameOfPaper));
  return documents.filter((document) => !kept.has(nameOfPaper(document)));
}

type Writing = { language: Language; preparedAt: Date };

/** An order's papers as they would be written in a language with this date. */
export async function freezePapers(
  trx: Db,
  deps: Deps,
  trade: TradeRecord,
  kyc: KycToSign,
  writing: Writing,
): Promise<FrozenDocument[]> {
  const background = await findOrderBackground(trx, trade.investorId, trade.dealId);
  return freezeVersion(trx, deps, trade, kyc, background, writing);
}

async function freezeVersion(
  trx: Db,
  deps: Deps,
  trade: TradeRecord,
  kyc: KycToSign,
  background: OrderBackground,
  { language, preparedAt }: Writing,
): Promise<FrozenDocument[]> {
  const { investorId } = trade;
  const investor = await findInvestorParticulars(trx, deps.secrets, investorId, kyc.id, language);
  const facts =
    kyc.signedAt === null ? await summariseKyc(trx, deps.secrets, investorId, kyc.id, language) : null;
  const joint = await findJointSigner(trx, deps, trade);
  const law = await lawOfOrder(trx, deps, trade, language);
  const particulars = gatherParticulars(await openOrder(deps.secrets, trade), joint, investor, background, {
    language,
    preparedAt,
    dealer: deps.config.dealer,
    exemption: law.exemption,
  });
  const names = { investor: investor.name, joint: particulars.jointInvestor?.name ?? '' };
  const forms = law.forms.map((form) => {
    const province = law.provinces[form.for] ?? investor.province;
    return writeForm({ ...form, purchaser: { name: names[form.for], province } }, particulars);
  });
  return freezeDocuments(particulars, facts, forms, deps.newId);
}
