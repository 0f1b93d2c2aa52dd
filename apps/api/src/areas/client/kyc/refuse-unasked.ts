import type { KycDraft } from '@portal/domain/client/kyc/kyc';
import { unaskedChanges } from '@portal/domain/client/kyc/opened-answers';
import { dealerDay } from '@portal/domain/ground/formats/clock-days';
import { ask } from '../../../platform/ask.ts';
import type { Db } from '../../../platform/db/tables.ts';
import type { Deps } from '../../../platform/deps.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { AnswerSource } from './answer-times.ts';

type Change = {
  investorId: string;
  before: KycDraft;
  after: KycDraft;
  source: Pick<AnswerSource, 'nameOf'>;
};

/** Throws NOT_ASKED beside the fields where standing answers are changed while the dealer asks for others alone. */
export async function refuseUnasked(
  trx: Db,
  deps: Deps,
  { investorId, before, after, source }: Change,
): Promise<void> {
  const asked = await ask(trx, deps, 'asked-of-profile', { investorId });
  const unasked = asked === null ? [] : unaskedChanges({ before, after }, asked, dealerDay(deps.clock.now()));
  if (unasked.length > 0) {
    const fields = unasked.map((path) => ({ path: source.nameOf(path), key: 'refusals.fieldNotAsked' }));
    throw new AppError('NOT_ASKED', { fields });
  }
}
