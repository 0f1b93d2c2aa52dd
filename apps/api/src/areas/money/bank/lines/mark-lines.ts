import type { Deps } from '../../../../platform/deps.ts';
import { listLinesMarkedBefore, type MarkedLine, setLineMark } from './bank-lines.store.ts';
import { lineFingerprints } from './line-fingerprint.ts';
import { openLine } from './line-text.ts';

const BATCH_ROWS = 500;

/**
 * Renews the fingerprints of lines after a key rotation, while servers run. Can be stopped and resumed; returns how many it
 * renewed. A line that cannot be opened is left alone and logged.
 */
export async function markLines(deps: Pick<Deps, 'db' | 'log' | 'secrets'>): Promise<number> {
  const { keyId } = lineFingerprints(deps.secrets.keys, '')[0];
  let made = 0;
  for (let after = ''; ; ) {
    const lines: MarkedLine[] = await listLinesMarkedBefore(deps.db, keyId, after, BATCH_ROWS);
    for (const line of lines) {
      made += (await markLine(deps, line)) ? 1 : 0;
    }
    const last = lines.at(-1);
    if (last === undefined) {
      return made;
    }
    after = last.id;
  }
}

async function markLine(
  { db, log, secrets }: Pick<Deps, 'db' | 'log' | 'secrets'>,
  line: MarkedLine,
): Promise<boolean> {
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
