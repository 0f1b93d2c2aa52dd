import type { Deps } from '../../../../platform/deps.ts';
import { eachInPortions, type Run } from '../../../../platform/portions/each-in-portions.ts';
import { listLinesMarkedBefore, type MarkedLine, setLineMark } from './bank-lines.store.ts';
import { lineFingerprints } from './line-fingerprint.ts';
import { openLine } from './line-text.ts';

/** Lines looked up at a time. */
export const LINES_AT_ONCE = 500;

type Marking = Pick<Deps, 'db' | 'jobs' | 'log' | 'secrets'>;

/**
 * Renews the fingerprints of lines after a key rotation, while servers run. Can be stopped and resumed; returns how many it
 * renewed. A line that cannot be opened is left alone and logged.
 */
export async function markLines(deps: Marking, run: Run = {}): Promise<number> {
  const { keyId } = lineFingerprints(deps.secrets.keys, '')[0];
  let made = 0;
  await eachInPortions(
    deps,
    {
      job: 'mark-lines',
      atOnce: LINES_AT_ONCE,
      find: async (after, limit) =>
        (await listLinesMarkedBefore(deps.db, keyId, after, limit)).map((line) => ({
          ...line,
          place: line.id,
        })),
      work: async (line) => {
        made += (await markLine(deps, line)) ? 1 : 0;
      },
    },
    run,
  );
  return made;
}

async function markLine({ db, log, secrets }: Marking, line: MarkedLine): Promise<boolean> {
  const opened = await openLine(secrets, line).catch((error: unknown) => {
    log.error({ line: line.id, err: error }, 'a bank line does not open and is known under an earlier key');
    return null;
  });
  if (opened === null) {
    return false;
  }
  await setLineMark(db, line.id, lineFingerprints(secrets.keys, opened.plain)[0]);
  return true;
}
