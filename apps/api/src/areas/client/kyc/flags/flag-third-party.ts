import type { Db } from '../../../../platform/db/tables.ts';
import { type Flagging, flagProfile, marksOf } from './flag-profile.ts';
import type { MarkedVersion } from './number-marks.store.ts';

/**
 * Flags that an order is made for somebody else, so that it is approved once the office has looked at for whom (PCMLTFR s. 135); another
 * answer is another flag. One that was raised stays where the answer is taken back: the office sees both.
 */
export async function flagThirdParty(
  trx: Db,
  deps: Flagging,
  version: MarkedVersion,
  { tradeId, thirdParty }: { tradeId: string; thirdParty: object },
): Promise<void> {
  const about = { ...version, kind: 'third-party', otherInvestorId: null, tradeId } as const;
  const answer = Object.entries(thirdParty).toSorted(([one], [other]) => (one < other ? -1 : 1));
  await flagProfile(trx, deps, about, marksOf(deps, 'third-party', JSON.stringify([tradeId, answer])));
}
