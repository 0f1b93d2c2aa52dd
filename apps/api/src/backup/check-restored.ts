import { findAuditBreak } from '../audit/audit-chain.store.ts';
import type { Config } from '../env.ts';
import { makeLog } from '../log.ts';
import { openDeps } from '../open-deps.ts';
import { BackupRefused } from './backup-manifest.ts';
import { countRestored } from './restored-rows.store.ts';

/**
 * Opens what was restored as a server would: migrations, the master key, the queue; then walks the audit chain.
 * Throws ConfigurationError for a key that opens nothing of it, BackupRefused for a broken audit log.
 */
export async function checkRestored(config: Config): Promise<Awaited<ReturnType<typeof countRestored>>> {
  const { deps, close } = await openDeps(config, makeLog({ logLevel: 'error' }));
  try {
    const broken = await findAuditBreak(deps.db);
    if (broken !== null) {
      throw new BackupRefused(`The audit log of this backup is broken at row ${broken.seq}.`);
    }
    return await countRestored(deps.db);
  } finally {
    await close();
  }
}
