import type { FinconnectDone } from '@portal/domain/money/payments/payments.wire';
import type { Deps } from '../../../platform/deps.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { linkAccount } from './link-account.ts';
import { pseudonymOf, requireLink } from './link-to-finconnect.ts';
import { accountText, isSignedText, type LinkedAccount, readState } from './provider-state.ts';

export type ProviderAnswer = LinkedAccount & { state: string; signature: string };

/**
 * Records the account that a provider reports as linked. The state must be ours, of this order and investor, unexpired and
 * unused; the account must be signed for this state. Repeating it gives the same answer. Throws FINCONNECT_LINK_INVALID.
 */
export async function finishAtProvider(deps: Deps, answer: ProviderAnswer): Promise<FinconnectDone> {
  const { finconnect } = deps.config;
  const { state: stateText, signature, ...linked } = answer;
  const state = finconnect && readState(stateText, finconnect.stateKey, deps.clock.now());
  if (
    finconnect === undefined ||
    !state ||
    !isSignedText(accountText(stateText, linked), signature, finconnect.stateKey)
  ) {
    throw new AppError('FINCONNECT_LINK_INVALID');
  }
  const link = await requireLink(deps, state.nonce);
  if (link.tradeId !== state.trade || pseudonymOf(deps, link.investorId) !== state.investor) {
    throw new AppError('FINCONNECT_LINK_INVALID');
  }
  await linkAccount(
    deps,
    link,
    {
      account: { providerReference: linked.reference, accountHolder: linked.accountHolder },
      lastDigits: linked.lastDigits,
    },
    async () => null,
  );
  return { returnUrl: link.returnUrl };
}
