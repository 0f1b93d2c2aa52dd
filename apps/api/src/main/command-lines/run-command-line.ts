import { enableCompileCache } from 'node:module';
import { asTyped } from '../../platform/commands/as-typed.ts';
import { askRunningServer } from '../../platform/commands/ask-running-server.ts';
import type { CommandResult } from '../../platform/commands/command-result.ts';
import { outliveReader } from '../../platform/commands/outlive-reader.ts';
import { type Config, loadEnvFile, readConfig } from '../../platform/config/config.ts';
import type { CommandArea } from '../command-areas.ts';
import { describeStartFailure } from '../describe-start-failure.ts';
import { opensDatabaseItself } from './opens-database-itself.ts';

/**
 * Runs the command that the process was started with, prints what it says, and sets the exit code. `prepare` gives the
 * arguments the form in which they mean the same to a server in another folder.
 */
export async function runCommandLine(
  area: CommandArea,
  prepare: (argv: string[]) => string[] = (argv) => argv,
): Promise<void> {
  enableCompileCache();
  outliveReader(process.stdout);
  try {
    loadEnvFile();
    const config = readConfig(process.env);
    const argv = prepare(process.argv.slice(2));
    const say = (line: string) => void process.stdout.write(`${asTyped(line)}\n`);
    // The embedded database belongs to one process: while a server runs, the command goes through it.
    const asked = opensDatabaseItself(config, argv)
      ? null
      : await askRunningServer(config.dataDir, { area, argv }, say);
    const result = asked ?? (await runAlone(config, area, argv, say));
    result.lines.forEach(say);
    process.exitCode = result.ok ? 0 : 1;
  } catch (error) {
    process.stderr.write(`${asTyped(describeStartFailure(error, 'The command could not run'))}\n`);
    process.exitCode = 1;
  }
}

/**
 * Messages are asked for here and sent by the next server that runs. What every command may need is read here only: it takes
 * longer than most commands do, and a server that runs has read it.
 */
async function runAlone(
  config: Config,
  area: CommandArea,
  argv: readonly string[],
  say: (line: string) => void,
): Promise<CommandResult> {
  const { COMMAND_AREAS } = await import('../command-areas.ts');
  const { openDeps } = await import('../open-deps.ts');
  const { makeLog } = await import('../../platform/make-log.ts');
  const { deps, close } = await openDeps(config, makeLog({ logLevel: 'error' }));
  try {
    return await COMMAND_AREAS[area](deps, argv, say);
  } finally {
    await close();
  }
}
