import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { asInSources } from './as-in-sources.ts';

/** What is started; the names of all other files carry a hash of what is in them. */
export const SERVER_FILE = 'server.mjs';

const MAIN = new URL('../src/main/', import.meta.url);
const SERVER = { server: fileURLToPath(new URL('server.ts', MAIN)) };
/** What is written at a command line beside a server that has no sources: `node dealer.mjs`, and so on. */
export const COMMANDS = ['dealer', 'keys', 'audit', 'database', 'backup', 'restore'] as const;

/** What is loaded from where it is installed: programs of the machine, and packages that start files of their own. */
const LEFT_INSTALLED = /^(sharp|pg-native|@node-rs\/|@electric-sql\/pglite|@sentry\/node)/;

/**
 * Writes the server and what it imports, packages as well, into few files of one folder, to run from `home`: to find, read and link three
 * thousand is half of a start. What it loads late stays late, in files of its own. Nothing is shortened, so that a fault names its
 * function, and the maps beside the files tell the line of the source. `withCommands` adds the command lines, which otherwise run from
 * their sources. Returns the number of files without the maps.
 */
export async function bundleServer(
  folder: string,
  home: string,
  { withCommands = false }: { withCommands?: boolean } = {},
): Promise<number> {
  const bundle = await rolldown({
    input: withCommands ? { ...SERVER, ...commandFiles() } : SERVER,
    platform: 'node',
    external: LEFT_INSTALLED,
    plugins: [asInSources(home)],
    logLevel: 'warn',
  });
  const { output } = await bundle.write({
    dir: folder,
    format: 'esm',
    sourcemap: true,
    sourcemapExcludeSources: true,
    sourcemapPathTransform: (source, map) => relative(home, join(dirname(map), source)),
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash].mjs',
  });
  await bundle.close();
  return output.filter(({ type }) => type === 'chunk').length;
}

function commandFiles(): Record<string, string> {
  return Object.fromEntries(
    COMMANDS.map((name) => [name, fileURLToPath(new URL(`command-lines/${name}-command-line.ts`, MAIN))]),
  );
}
