import { initialsOf } from '@portal/domain/signing/signer-name';
import type { Language } from '@portal/domain/wire/user';
import type { Db } from '../db/tables.ts';
import type { Deps } from '../deps.ts';
import type { InvestorParticulars } from '../documents/particulars.ts';
import { timeZoneOf } from '../documents/time-zones.ts';
import { findInvestorParticulars } from '../kyc/investor-particulars.ts';
import { summariseKycForSigning } from '../kyc/summarise-kyc.ts';
import type { TradeRecord } from '../trades/trade-record.ts';
import type { FrozenDocument, FrozenEnvelope } from './envelope.ts';
import { freezeDocuments } from './freeze-documents.ts';
import { gatherParticulars } from './gather-particulars.ts';
import { findOrderBackground, type OrderBackground } from './order-particulars.store.ts';

export type KycToSign = { id: string; signedAt: Date | null };

/**
 * The languages in which a ceremony's documents are given, the one shown first at the front. A person in Québec is
 * given the French version first and may then choose English expressly (Charter of the French language, s. 55).
 */
export function languagesOf(province: InvestorParticulars['province'], wanted: Language): Language[] {
  return province === 'CAN-QC' && wanted === 'en' ? ['fr', 'en'] : [wanted];
}

/** Writes the documents of an order, in each of the languages, and freezes them with who signs. */
export async function prepareEnvelope(
  trx: Db,
  deps: Deps,
  trade: TradeRecord,
  kyc: KycToSign,
  languages: readonly Language[],
): Promise<FrozenEnvelope> {
  const { investorId } = trade;
  const background = await findOrderBackground(trx, investorId, trade.dealId);
  const versions: Partial<Record<Language, FrozenDocument[]>> = {};
  for (const language of languages) {
    versions[language] = await freezeVersion(trx, deps, trade, kyc, background, language);
  }
  const { name, email, province } = await findInvestorParticulars(trx, investorId, kyc.id, 'en');
  return {
    signer: { name, email, initials: initialsOf(name) },
    dealName: background.deal.name,
    timeZone: timeZoneOf(province),
    versions,
  };
}

async function freezeVersion(
  trx: Db,
  deps: Deps,
  trade: TradeRecord,
  kyc: KycToSign,
  background: OrderBackground,
  language: Language,
): Promise<FrozenDocument[]> {
  const { investorId } = trade;
  const investor = await findInvestorParticulars(trx, investorId, kyc.id, language);
  const facts =
    kyc.signedAt === null ? await summariseKycForSigning(trx, investorId, kyc.id, language) : null;
  const particulars = gatherParticulars(trade, investor, background, {
    language,
    preparedAt: deps.clock.now(),
    dealer: deps.config.dealer,
  });
  return freezeDocuments(particulars, facts, deps.newId);
}
