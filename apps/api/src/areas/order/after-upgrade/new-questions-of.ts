import { newQuestions } from '@portal/domain/client/kyc/checks/new-questions';
import { dayIn } from '@portal/domain/ground/formats/clock-days';
import { timeZoneOf } from '@portal/domain/ground/formats/time-zone-of';
import type { Db } from '../../../platform/db/tables.ts';
import type { Deps } from '../../../platform/deps.ts';
import { readWholeAnswers } from '../../client/kyc/versions/read-answers.ts';
import { DEALER_PROVINCE } from '../exemptions/facts-of-answers.ts';
import type { Judgement } from '../exemptions/judge-purchaser.ts';
import type { TradeRecord } from '../trades/trade-record.ts';

/**
 * What the profile of an order's investor does not answer yet since it was not asked then, where they may not buy as it is: the answers may
 * make them somebody who may.
 */
export async function newQuestionsOf(
  trx: Db,
  { secrets, clock }: Pick<Deps, 'secrets' | 'clock'>,
  { investorId }: Pick<TradeRecord, 'investorId'>,
  judged: readonly Judgement[],
): Promise<readonly string[]> {
  const own = judged.find((each) => each.investorId === investorId);
  if (own === undefined || own.kycId === null || own.decision.outcome !== 'refused') {
    return [];
  }
  const answers = await readWholeAnswers(trx, secrets, investorId, own.kycId);
  const today = dayIn(timeZoneOf(own.province ?? DEALER_PROVINCE), clock.now());
  return newQuestions(answers, { today }) ?? [];
}
