import type { Deps } from '../deps.ts';

/** What the command line prints at the end, and whether the command did what it was asked. */
export type CommandResult = { ok: boolean; lines: string[] };

/** Runs one command of an area; `say` prints a line while it still runs. */
export type RunCommand = (
  deps: Deps,
  argv: readonly string[],
  say: (line: string) => void,
) => Promise<CommandResult>;

/** The command lines of the portal, each by the name after `npm run`. */
export type CommandAreas = Readonly<Record<string, RunCommand>>;
