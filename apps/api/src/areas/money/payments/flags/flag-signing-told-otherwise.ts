import { appendAudit } from '../../../../platform/audit/audit.store.ts';
import type { Reaction } from '../../../../platform/deps.ts';
import type { SigningContradiction } from '../../../agreement/signing/provider/announce-contradiction.ts';
import { flagPayment } from './flag-payment.ts';

/** Has a person look where a signing provider says another end of a ceremony than is recorded: money may hang on it. */
export const flagSigningToldOtherwise: Reaction<SigningContradiction> = async (trx, deps, event) => {
  const { investorId, tradeId, envelopeId, recorded, told } = event;
  const order = tradeId === null ? null : { investorId, id: tradeId };
  const isNew = await flagPayment(trx, deps, 'told-otherwise', order, {
    subject: `${envelopeId} ${told}`,
    detail: { event: envelopeId, kind: `signing-${told}`, first: `signing-${recorded}` },
  });
  if (isNew) {
    await appendAudit(trx, deps, deps.clock.now(), {
      actor: 'system',
      action: 'signing.told-otherwise',
      target: tradeId === null ? `investor:${investorId}` : `trade:${tradeId}`,
      investorId,
      detail: { envelopeId, recorded, told },
    });
  }
};
