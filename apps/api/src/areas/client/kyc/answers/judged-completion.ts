import { checkKyc } from '@portal/domain/client/kyc/checks/check-kyc';
import type { Completion } from '@portal/domain/client/kyc/checks/section-order';
import type { KycDraft } from '@portal/domain/client/kyc/sections/kyc';
import { sha256Hex } from '../../../../platform/crypto/new-token.ts';

/** How many verdicts are remembered, at some hundred bytes each. */
const JUDGED_MAX = 5_000;

const judged = new Map<string, Completion>();

/**
 * Which sections are complete on a day. Judging a whole profile takes as long as reading fifty accounts, so the verdict
 * is cached per answers and day, keyed by their hash so that no answers stay in memory.
 */
export function judgedCompletion(kyc: KycDraft, today: string): Completion {
  const key = sha256Hex(`${today} ${JSON.stringify(kyc)}`);
  const known = judged.get(key);
  if (known !== undefined) {
    return known;
  }
  const { completion } = checkKyc(kyc, { today });
  const [oldest] = judged.keys();
  if (judged.size >= JUDGED_MAX && oldest !== undefined) {
    judged.delete(oldest);
  }
  judged.set(key, completion);
  return completion;
}
