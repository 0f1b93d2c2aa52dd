import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * What one of poppler's tools, which are not ours, prints about a PDF. pdfsig ends with a failure for a broken
 * signature and still prints what it found.
 */
export function readWithPoppler(
  tool: 'pdftotext' | 'pdfsig' | 'pdfinfo' | 'pdffonts',
  pdf: Buffer,
  ...options: string[]
): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-poppler-'));
  const path = join(folder, 'document.pdf');
  writeFileSync(path, pdf);
  const output = tool === 'pdftotext' ? ['-'] : [];
  const { stdout, error } = spawnSync(tool, [...options, path, ...output], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  if (error !== undefined) {
    throw error;
  }
  return stdout;
}
