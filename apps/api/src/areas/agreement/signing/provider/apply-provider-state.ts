import { isEditableStatus } from '@portal/domain/order/trades/trade-status';
import { appendAudit } from '../../../../platform/audit/audit.store.ts';
import type { Db } from '../../../../platform/db/tables.ts';
import { transact } from '../../../../platform/db/transact.ts';
import type { Deps } from '../../../../platform/deps.ts';
import type { ProviderState } from '../../../../platform/ports/signing-provider.ts';
import { lockOrderToJudge } from '../../../order/trades/locking/lock-order-to-judge.ts';
import type { TradeRecord } from '../../../order/trades/trade-record.ts';
import type { Ceremony } from '../ceremony/change-ceremony.ts';
import { completePart } from '../ceremony/complete-part.ts';
import { recordDecline } from '../ceremony/decline-signing.ts';
import type { Envelope } from '../ceremony/envelope.ts';
import { findEnvelope, lockEnvelope, updateEnvelope } from '../ceremony/envelopes.store.ts';
import { type Signer, targetOf, turnOf } from '../ceremony/signer.ts';
import { listSigners } from '../ceremony/signers.store.ts';
import { PORTAL_ITSELF } from '../ceremony/signing-events.store.ts';
import { announceContradiction } from './announce-contradiction.ts';
import { endAtProvider } from './provider-envelopes.store.ts';

type Key = Pick<Envelope, 'investorId' | 'id'>;

/**
 * Brings an envelope to its state at the provider: one signature after the other, then its end. What is already recorded stays,
 * so that repeated or outdated news has no further effect. An order that can no longer be signed takes no signature;
 * reconcileEnvelope withdraws its envelope.
 */
export async function applyProviderState(deps: Deps, key: Key, state: ProviderState): Promise<void> {
  await transact(deps.db, async (trx) => {
    for (const role of ['investor', 'joint'] as const) {
      const ceremony = await openCeremony(trx, deps, key);
      const signedAt = state.signed[role] ?? null;
      if (ceremony === null || ceremony.signer.role !== role || signedAt === null) {
        continue;
      }
      // The provider finishes its files only after the last signature: until then the envelope is not complete.
      const isLast = ceremony.signers.filter((each) => each.signedAt === null).length === 1;
      if (isLast && state.status !== 'completed') {
        continue;
      }
      await completePart(deps, ceremony, {
        signature: null,
        proof: null,
        origin: PORTAL_ITSELF,
        signedAt: new Date(Math.min(signedAt.getTime(), ceremony.at.getTime())),
      });
      if (isLast) {
        await endAtProvider(trx, key, ceremony.at);
      }
    }
    if (state.status !== 'open') {
      await contradict(trx, deps, key, state.status);
    }
    await applyEnd(trx, deps, key, state.status);
  });
}

/** The envelope with its order, both locked, and the signer whose turn it is; null where nobody can sign any more. */
async function openCeremony(trx: Db, deps: Deps, { investorId, id }: Key): Promise<Ceremony | null> {
  const found = await findEnvelope(trx, deps.secrets, investorId, id);
  if (found === undefined) {
    return null;
  }
  const { tradeId } = found;
  const trade = tradeId === null ? null : await lockOrderToJudge(trx, { investorId, tradeId });
  const envelope = await lockEnvelope(trx, deps.secrets, investorId, id);
  const signers = await listSigners(trx, deps.secrets, { investorId, id });
  const signer = turnOf<Signer>(signers);
  if (envelope?.status !== 'open' || signer === undefined || !canBeSigned(trade)) {
    return null;
  }
  return { trx, envelope, signer, signers, trade, status: 'open', at: deps.clock.now() };
}

function canBeSigned(trade: TradeRecord | null): boolean {
  return trade === null || (isEditableStatus(trade.status) && trade.holdsUnits);
}

/** What the provider says of an end that is recorded otherwise has no effect, and a person has to look. */
async function contradict(trx: Db, deps: Deps, key: Key, told: ProviderState['status']): Promise<void> {
  const envelope = await lockEnvelope(trx, deps.secrets, key.investorId, key.id);
  if (envelope !== undefined) {
    await announceContradiction(trx, deps, envelope, told);
  }
}

async function applyEnd(trx: Db, deps: Deps, key: Key, status: ProviderState['status']): Promise<void> {
  const at = deps.clock.now();
  const ceremony = await openCeremony(trx, deps, key);
  if (ceremony === null) {
    return;
  }
  if (status === 'declined') {
    await endAtProvider(trx, key, at);
    await recordDecline(deps, ceremony, PORTAL_ITSELF);
  }
  if (status === 'withdrawn') {
    await endAtProvider(trx, key, at);
    await updateEnvelope(trx, key, { status: 'expired' });
    await appendAudit(trx, deps, at, {
      actor: 'system',
      action: 'signing.ended-by-provider',
      target: targetOf(ceremony.envelope),
      investorId: key.investorId,
      detail: { envelopeId: key.id },
    });
  }
}
