import { constants } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { BackupRefused } from './backup-manifest.ts';
import { checksumOf } from './checksum-of.ts';

/** A file still being written; it is renamed once complete. */
const UNFINISHED = '.part';
const CHECKSUM_LENGTH = 64;
const SEPARATOR = '  ';

/** Copies a folder of files and writes the list of their checksums; what is still being written is left out. */
export async function copyFiles(
  from: string,
  to: string,
  listPath: string,
): Promise<{ count: number; bytes: number }> {
  const lines: string[] = [];
  let bytes = 0;
  await mkdir(to, { recursive: true, mode: 0o700 });
  for (const path of await filesBelow(from)) {
    const name = relative(from, path);
    const target = join(to, name);
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    await copyFile(path, target, constants.COPYFILE_FICLONE);
    bytes += (await stat(target)).size;
    lines.push(`${await checksumOf(target)}${SEPARATOR}${name}\n`);
  }
  await writeFile(listPath, lines.join(''), { mode: 0o600 });
  return { count: lines.length, bytes };
}

/** Throws BackupRefused, naming the file, if a listed file is missing or changed. */
export async function checkFiles(folder: string, listPath: string): Promise<void> {
  const lines = (await readFile(listPath, 'utf8')).split('\n').filter((line) => line !== '');
  for (const line of lines) {
    const checksum = line.slice(0, CHECKSUM_LENGTH);
    const name = line.slice(CHECKSUM_LENGTH + SEPARATOR.length);
    const found = await checksumOf(join(folder, name)).catch(() => 'missing');
    if (found !== checksum) {
      throw new BackupRefused(
        `The backup is damaged: ${name} is ${found === 'missing' ? found : 'changed'}.`,
      );
    }
  }
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') {
        return [];
      }
      throw error;
    },
  );
  return entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith(UNFINISHED))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
