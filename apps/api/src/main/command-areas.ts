import { runDealerCommand } from '../office/commands/run-dealer-command.ts';
import { runAuditCommand } from '../platform/audit/checking/run-audit-command.ts';
import { runDatabaseCommand } from '../platform/audit/checking/run-database-command.ts';
import { runBackupCommand } from '../platform/backup/run-backup-command.ts';
import type { RunCommand } from '../platform/commands/command-result.ts';
import { runKeysCommand } from '../platform/keys/run-keys-command.ts';

export type CommandArea = 'audit' | 'backup' | 'database' | 'dealer' | 'keys';

/** The command lines of the portal, each by the name after `npm run`. */
export const COMMAND_AREAS: Readonly<Record<CommandArea, RunCommand>> = {
  audit: runAuditCommand,
  backup: runBackupCommand,
  database: runDatabaseCommand,
  dealer: runDealerCommand,
  keys: runKeysCommand,
};
