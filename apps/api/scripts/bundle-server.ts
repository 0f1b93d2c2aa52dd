import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { asInSources } from './as-in-sources.ts';

/** What is loaded from where it is installed: programs of the machine, and packages that start files of their own. */
const LEFT_INSTALLED = /^(sharp|pg-native|@node-rs\/|@electric-sql\/pglite|@sentry\/node)/;

/**
 * Writes a program and what it imports, packages as well, into few files of one folder: to find, read and link three thousand is half
 * of a start. What the program loads late stays late, in files of its own. Nothing is shortened, so that a fault names its function, and
 * the maps beside the files tell the line of the source. Returns the number of files without the maps. Several builds at once write the same.
 */
export async function bundleServer(entry: string, folder: string): Promise<number> {
  const bundle = await rolldown({
    input: entry,
    platform: 'node',
    external: LEFT_INSTALLED,
    plugins: [asInSources(folder)],
    logLevel: 'warn',
  });
  const { output } = await bundle.generate({
    format: 'esm',
    sourcemap: true,
    sourcemapExcludeSources: true,
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash].mjs',
  });
  await bundle.close();
  mkdirSync(folder, { recursive: true });
  // The program comes last: one that starts meanwhile finds every file that it names.
  for (const file of output.toReversed()) {
    const path = join(folder, file.fileName);
    const unfinished = `${path}.${process.pid}`;
    writeFileSync(unfinished, file.type === 'chunk' ? file.code : file.source);
    renameSync(unfinished, path);
  }
  removeOthers(folder, new Set(output.map(({ fileName }) => fileName)));
  return output.filter(({ type }) => type === 'chunk').length;
}

/** Removes what an earlier build left. */
function removeOthers(folder: string, kept: ReadonlySet<string>): void {
  for (const name of readdirSync(folder).filter((name) => /\.mjs(\.map)?$/.test(name))) {
    if (!kept.has(name)) {
      rmSync(join(folder, name), { force: true });
    }
  }
}
