import { runBackupCommand } from '../backup/run-backup-command.ts';
import { runKeysCommand } from '../crypto/run-keys-command.ts';
import { runDealerCommand } from '../dealer/run-dealer-command.ts';
import type { RunCommand } from './command-result.ts';

export type CommandArea = 'backup' | 'dealer' | 'keys';

/** The command lines of the portal, each by the name after `npm run`. */
export const COMMAND_AREAS: Readonly<Record<CommandArea, RunCommand>> = {
  backup: runBackupCommand,
  dealer: runDealerCommand,
  keys: runKeysCommand,
};
