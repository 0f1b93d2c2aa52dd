import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Pictures and fonts are compressed already. */
const COMPRESSIBLE = new Set(['.js', '.css', '.html', '.svg', '.json', '.txt', '.webmanifest']);
/** Below this a compressed file saves no packet. */
const COMPRESS_FROM_BYTES = 1024;

/** Brotli's best level: a file is compressed once and sent many times. */
export async function brotliOf(content: Buffer): Promise<Buffer> {
  return brotli(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
    },
  });
}

/** Writes a `.br` and a `.gz` next to every file of a folder that gains from it. Returns the number of such files. */
export async function compressFolder(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && COMPRESSIBLE.has(extname(entry.name)) && !isHidden(folder, entry))
    .map((entry) => join(entry.parentPath, entry.name));
  const results = await Promise.all(files.map(compressFile));
  return results.filter((wasCompressed) => wasCompressed).length;
}

/** Files that the server never sends. */
function isHidden(folder: string, entry: { parentPath: string }): boolean {
  return relative(folder, entry.parentPath).startsWith('.');
}

async function compressFile(file: string): Promise<boolean> {
  const content = await readFile(file);
  if (content.byteLength < COMPRESS_FROM_BYTES) {
    return false;
  }
  const [small, compatible] = await Promise.all([brotliOf(content), gzipAsync(content, { level: 9 })]);
  await Promise.all([writeFile(`${file}.br`, small), writeFile(`${file}.gz`, compatible)]);
  return true;
}
