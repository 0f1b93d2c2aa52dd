import type { Language } from '@portal/domain/ground/people/languages';
import type { Db } from '../../../../platform/db/tables.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { findInvestorParticulars } from '../../../client/kyc/submitted/find-investor-particulars.ts';
import type { TradeRecord } from '../../../order/trades/trade-record.ts';
import { hasChosenFrench } from '../ceremony/chosen-french.store.ts';
import type { Envelope } from '../ceremony/envelope.ts';
import { findLiveEnvelope } from '../ceremony/envelopes.store.ts';
import { canProviderShow } from '../provider/can-provider-show.ts';
import { findJointSigner } from './joint-signer.ts';
import { formNamesIn, formNamesOf } from './law-of-order.ts';
import { type KycToSign, languagesOf } from './prepare-ceremony.ts';

export type OrderCeremony = {
  /** The ceremony that the investor continues; null where opening it starts a new one. */
  live: Envelope | null;
  /** The languages of a new ceremony. */
  languages: readonly Language[];
  /** Whether it is, or will be, held at the signing provider. */
  isAtProvider: boolean;
  /** The address that documents are announced to, from the profile. */
  email: string;
};

/** Which ceremony opening the sign step leads to, for a reader of a language. Lock the order first where anything follows from it. */
export async function findOrderCeremony(
  db: Db,
  deps: Deps,
  trade: TradeRecord,
  kyc: KycToSign,
  language: Language,
): Promise<OrderCeremony> {
  const { secrets } = deps;
  const { investorId } = trade;
  const { province, email } = await findInvestorParticulars(db, secrets, investorId, kyc.id, language);
  const joint = (await findJointSigner(db, deps, trade))?.account ?? null;
  const provinces = [province, ...(joint === null ? [] : [joint.province])];
  const languages =
    joint !== null && (await hasChosenFrench(db, trade, joint.id))
      ? (['fr'] as const)
      : languagesOf(provinces, language);
  const forms = await formNamesOf(db, trade);
  const purchasers = trade.jointInvestor === null ? 1 : 2;
  const isAtProvider = deps.signingProvider !== null && canProviderShow({ languages, purchasers, forms });
  const live = await findLiveEnvelope(db, secrets, investorId, trade.id);
  return live !== undefined && canGoOn(live, trade, kyc, { languages, isAtProvider, forms })
    ? { live, languages, isAtProvider: live.isAtProvider, email }
    : { live: null, languages, isAtProvider, email };
}

type Held = { languages: readonly Language[]; isAtProvider: boolean; forms: readonly string[] };

/**
 * A ceremony that the investor signed is final for them. One under way continues while it has the same profile, languages and
 * prescribed forms and is held where ceremonies are held now.
 */
function canGoOn(
  live: Envelope,
  trade: TradeRecord,
  kyc: KycToSign,
  { languages, isAtProvider, forms }: Held,
): boolean {
  if (trade.investorSignedAt !== null) {
    return true;
  }
  const given = Object.keys(live.frozen.versions);
  const isSameLanguages =
    given.length === languages.length && languages.every((each) => given.includes(each));
  const isSameForms = formNamesIn(live).join() === forms.join();
  return live.kycId === kyc.id && isSameLanguages && isSameForms && live.isAtProvider === isAtProvider;
}
