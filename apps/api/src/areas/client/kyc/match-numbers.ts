import { transact } from '../../../platform/db/transact.ts';
import type { Deps } from '../../../platform/deps.ts';
import { flagSameNumber } from './flags/flag-same-number.ts';
import { listUnmarked, type MarkedVersion } from './flags/number-marks.store.ts';
import { findSubmittedVersion } from './versions/kyc-versions.store.ts';
import { openAnswers } from './versions/seal-answers.ts';

const BATCH_ROWS = 100;

type Matching = Pick<Deps, 'audit' | 'clock' | 'db' | 'log' | 'newId' | 'secrets'>;

/**
 * Makes the fingerprints of the social insurance numbers that have none under the current key, each in a transaction of
 * its own while servers run, and compares them: of profiles submitted before there were fingerprints, and of all after
 * the key was rotated. Stopped and started again it goes on with what is left; returns how many it made.
 */
export async function matchNumbers(deps: Matching): Promise<number> {
  const keyId = deps.secrets.keys.matchKeys()[0].id;
  let made = 0;
  let after = '';
  for (;;) {
    const versions: MarkedVersion[] = await listUnmarked(deps.db, keyId, after, BATCH_ROWS);
    for (const version of versions) {
      made += (await matchNumber(deps, version)) ? 1 : 0;
    }
    const last = versions.at(-1);
    if (last === undefined) {
      return made;
    }
    after = last.kycId;
  }
}

/** False for answers that do not open: they stay as they are and are named in the log. */
function matchNumber(deps: Matching, version: MarkedVersion): Promise<boolean> {
  const { investorId, kycId } = version;
  return transact(deps.db, async (trx) => {
    const row = await findSubmittedVersion(trx, investorId, kycId);
    const kyc =
      row === undefined
        ? null
        : await openAnswers(deps.secrets, row).catch((error: unknown) => {
            deps.log.error({ kycId, err: error }, 'a profile does not open and was not compared');
            return null;
          });
    if (kyc === null) {
      return false;
    }
    await flagSameNumber(trx, deps, version, kyc);
    return true;
  });
}
