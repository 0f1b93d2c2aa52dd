import { initialsOf } from '@portal/domain/agreement/signing/signer-name';
import { fullName } from '@portal/domain/ground/formats/names';
import type { Language } from '@portal/domain/ground/people/languages';
import type { Db } from '../../../platform/db/tables.ts';
import type { Deps } from '../../../platform/deps.ts';
import { relyOnProfile } from '../../order/trades/record-signatures.ts';
import { openJointInvestor } from '../../order/trades/sealed-order.ts';
import type { TradeRecord } from '../../order/trades/trade-record.ts';
import type { Envelope } from './ceremony/envelope.ts';
import { insertEnvelope } from './ceremony/envelopes.store.ts';
import { insertSigner } from './ceremony/signers.store.ts';
import { supersedeEnvelopes } from './ceremony/supersede-envelopes.store.ts';
import { type KycToSign, prepareEnvelope } from './prepare-envelope.ts';
import { askToReconcileOrder } from './provider/ask-to-reconcile.ts';

type NewCeremony = Pick<Envelope, 'id' | 'returnUrl'> & { languages: readonly Language[] };

/** Begins the ceremony of an order anew: what was under way is retired, and the documents of this moment are frozen. */
export async function beginOrderCeremony(
  trx: Db,
  deps: Deps,
  trade: TradeRecord,
  kyc: KycToSign,
  { id, languages, returnUrl }: NewCeremony,
): Promise<void> {
  const at = deps.clock.now();
  const { investorId } = trade;
  await supersedeEnvelopes(trx, investorId, trade.id);
  await askToReconcileOrder(trx, deps, trade);
  if (trade.kycId !== kyc.id) {
    // The profile was submitted again since the details were given: the order relies on what is signed now.
    await relyOnProfile(trx, trade, kyc.id, at);
  }
  const { frozen, signer } = await prepareEnvelope(trx, deps, trade, kyc, languages);
  const language = languages[0] ?? 'en';
  await insertEnvelope(trx, deps.secrets, {
    investorId,
    id,
    tradeId: trade.id,
    kycId: kyc.id,
    language,
    returnUrl,
    frozen,
    createdAt: at,
    isAtProvider: deps.signingProvider !== null,
  });
  const part = { investorId, envelopeId: id };
  await insertSigner(trx, deps.secrets, { ...part, role: 'investor', position: 1, person: signer, language });
  const joint = await openJointInvestor(deps.secrets, trade);
  if (joint !== null) {
    const { email, language: spoken } = joint;
    const name = fullName(joint);
    const person = { name, email, initials: initialsOf(name) };
    await insertSigner(trx, deps.secrets, { ...part, role: 'joint', position: 2, person, language: spoken });
  }
}
