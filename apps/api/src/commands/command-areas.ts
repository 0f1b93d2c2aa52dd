import { runAuditCommand } from '../audit/run-audit-command.ts';
import { runBackupCommand } from '../backup/run-backup-command.ts';
import { runKeysCommand } from '../crypto/run-keys-command.ts';
import { runDealerCommand } from '../dealer/run-dealer-command.ts';
import type { RunCommand } from './command-result.ts';

export type CommandArea = 'audit' | 'backup' | 'dealer' | 'keys';

/** The command lines of the portal, each by the name after `npm run`. */
export const COMMAND_AREAS: Readonly<Record<CommandArea, RunCommand>> = {
  audit: runAuditCommand,
  backup: runBackupCommand,
  dealer: runDealerCommand,
  keys: runKeysCommand,
};
