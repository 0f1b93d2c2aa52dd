import { AppError, type FieldIssue } from '../../../platform/http/app-error.ts';
import type { Judgement } from './judge-purchaser.ts';
import { refusalCodeOf } from './refusal-code.ts';

/**
 * Throws where one of the purchasers may not buy: OVER_LIMIT with what is left and when more comes back, NO_EXEMPTION, NOT_OFFERED_THERE,
 * NOT_OF_AGE, OFFERING_UNSAID, or PROVINCE_NOT_SERVED. `own` is the one who asks; of another's room nothing is told.
 */
export function refuseUnlawful(
  judgements: readonly Judgement[],
  { own, totalCents }: { own: string; totalCents: bigint },
): void {
  const refused = judgements.find(({ decision }) => decision.outcome === 'refused');
  if (refused === undefined) {
    return;
  }
  const { decision, investorId } = refused;
  const code = refusalCodeOf(decision.blockedBy);
  throw code === 'OVER_LIMIT' && investorId === own
    ? new AppError(code, { fields: [overLimit(decision, totalCents)] })
    : new AppError(code);
}

function overLimit({ roomCents, freesUp }: Judgement['decision'], totalCents: bigint): FieldIssue {
  const room = roomCents ?? 0n;
  let then = room;
  const enough = freesUp.find(({ cents }) => {
    then += cents;
    return then >= totalCents;
  });
  const day = enough?.on ?? freesUp.at(-1)?.on ?? null;
  const name = room === 0n ? 'noRoom' : 'overLimit';
  return {
    path: 'quantity',
    key: `trades.quantity.${name}${day === null ? '' : 'Until'}`,
    values: { over: totalCents - room, room, ...(day === null ? {} : { day }) },
  };
}
