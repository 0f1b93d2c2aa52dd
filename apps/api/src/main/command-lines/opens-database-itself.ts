import { isAbsolute } from 'node:path';
import type { Config } from '../../platform/config/config.ts';

/**
 * Whether a command works beside the servers instead of in one of them. Who names a file means the one that they see themselves: a server
 * in a sandbox has no such file, and may not write where a backup goes. Only the embedded database belongs to the server that runs.
 */
export function opensDatabaseItself(
  { databaseUrl }: Pick<Config, 'databaseUrl'>,
  argv: readonly string[],
): boolean {
  return databaseUrl !== undefined && argv.some((word) => isAbsolute(word));
}
