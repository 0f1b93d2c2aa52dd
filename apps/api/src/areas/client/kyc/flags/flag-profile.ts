import { appendAudit } from '../../../../platform/audit/audit.store.ts';
import { type Fingerprint, fingerprintsOf } from '../../../../platform/crypto/fingerprint.ts';
import type { Db } from '../../../../platform/db/tables.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { insertProfileFlag, type ProfileFlag } from './profile-flags.store.ts';

export type Flagging = Pick<Deps, 'audit' | 'clock' | 'newId' | 'secrets'>;

/** Keeps the fingerprints of different kinds of answers apart. */
type MarkedKind = 'social-insurance-number' | 'names' | 'residence' | 'third-party';

/** The fingerprints of an answer, starting with the current key's. */
export function marksOf(
  { secrets }: Pick<Deps, 'secrets'>,
  kind: MarkedKind,
  answer: string,
): readonly [Fingerprint, ...Fingerprint[]] {
  return fingerprintsOf(secrets.keys, kind, answer);
}

/**
 * Puts something about a profile into the dealer's queue until it is cleared, once per basis. The investor is not told,
 * and the audit row names no answer.
 */
export async function flagProfile(
  trx: Db,
  deps: Flagging,
  about: Pick<ProfileFlag, 'kind' | 'investorId' | 'kycId' | 'otherInvestorId'> &
    Partial<Pick<ProfileFlag, 'tradeId'>>,
  marks: readonly [Fingerprint, ...Fingerprint[]],
): Promise<void> {
  const at = deps.clock.now();
  const known = marks.map(({ mark }) => mark);
  const flag = { tradeId: null, ...about, id: deps.newId(), createdAt: at };
  if (await insertProfileFlag(trx, flag, { current: marks[0].mark, known })) {
    await appendAudit(trx, deps, at, {
      actor: 'system',
      action: 'kyc.flagged',
      target: `kyc:${about.kycId}`,
      investorId: about.investorId,
      detail: {
        kind: about.kind,
        ...(about.otherInvestorId === null ? {} : { otherInvestorId: about.otherInvestorId }),
        ...(flag.tradeId === null ? {} : { tradeId: flag.tradeId }),
      },
    });
  }
}
