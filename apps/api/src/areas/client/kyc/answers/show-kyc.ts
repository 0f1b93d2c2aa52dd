import type { KycDetails } from '@portal/domain/client/kyc/answers/kyc-answers.wire';
import { dealerDay } from '@portal/domain/ground/formats/clock-days';
import type { Deps } from '../../../../platform/deps.ts';
import { loadCurrentKyc } from '../versions/current-kyc.ts';
import { judgedCompletion } from './judged-completion.ts';
import { presentKyc } from './present-kyc.ts';

/**
 * The investor's profile: the draft, else the version submitted last, else a proposal from what is already known.
 * Throws NOT_FOUND.
 */
export async function showKyc(deps: Deps, investorId: string): Promise<KycDetails> {
  const current = await loadCurrentKyc(deps.db, deps, investorId);
  return presentKyc(current, judgedCompletion(current.kyc, dealerDay(deps.clock.now())));
}
