import { checkAudit } from '../audit/check-audit.ts';
import type { Deps } from '../deps.ts';
import { BackupRefused } from './backup-manifest.ts';
import { countRestored } from './restored-rows.store.ts';

/** Walks the audit log of what was restored, and counts it. Throws BackupRefused for a broken audit log. */
export async function checkRestored(
  deps: Pick<Deps, 'db' | 'clock' | 'secrets' | 'log'>,
): Promise<Awaited<ReturnType<typeof countRestored>>> {
  const { brokenAt } = await checkAudit(deps);
  if (brokenAt !== null) {
    throw new BackupRefused(
      `The audit log of this backup is broken at ${brokenAt.at} ${brokenAt.number}: ${brokenAt.kind}.`,
    );
  }
  return countRestored(deps.db);
}
