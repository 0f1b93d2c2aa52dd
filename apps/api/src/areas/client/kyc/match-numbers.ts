import { transact } from '../../../platform/db/transact.ts';
import type { Deps } from '../../../platform/deps.ts';
import { eachInPortions, type Run } from '../../../platform/portions/each-in-portions.ts';
import { flagSameNumber } from './flags/flag-same-number.ts';
import { listUnmarked, type MarkedVersion } from './flags/number-marks.store.ts';
import { findSubmittedVersion } from './versions/kyc-versions.store.ts';
import { openAnswers } from './versions/seal-answers.ts';

/** Versions looked up at a time. */
export const NUMBERS_AT_ONCE = 100;

type Matching = Pick<Deps, 'audit' | 'clock' | 'db' | 'jobs' | 'log' | 'newId' | 'secrets'>;

/**
 * Fingerprints and compares social insurance numbers that have no mark under the current key: all of them after a key
 * rotation. Each has its own transaction, so servers keep running, and an interrupted run resumes with what is left.
 * Returns how many it made.
 */
export async function matchNumbers(deps: Matching, run: Run = {}): Promise<number> {
  const keyId = deps.secrets.keys.matchKeys()[0].id;
  let made = 0;
  await eachInPortions(
    deps,
    {
      job: 'match-numbers',
      atOnce: NUMBERS_AT_ONCE,
      find: async (after, limit) =>
        (await listUnmarked(deps.db, keyId, after, limit)).map((version) => ({
          ...version,
          place: version.kycId,
        })),
      work: async (version) => {
        made += (await matchNumber(deps, version)) ? 1 : 0;
      },
    },
    run,
  );
  return made;
}

/** False if the answers cannot be decrypted; they stay as they are, and the log names them. */
function matchNumber(deps: Matching, version: MarkedVersion): Promise<boolean> {
  const { investorId, kycId } = version;
  return transact(deps.db, async (trx) => {
    const row = await findSubmittedVersion(trx, investorId, kycId);
    const kyc =
      row === undefined
        ? null
        : await openAnswers(deps.secrets, row).catch((error: unknown) => {
            deps.log.error({ kycId, err: error }, 'a profile cannot be decrypted and was not compared');
            return null;
          });
    if (kyc === null) {
      return false;
    }
    await flagSameNumber(trx, deps, version, kyc);
    return true;
  });
}
