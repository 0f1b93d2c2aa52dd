import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The part of Vite's manifest with what a module needs, from source path to built file. */
export type ManifestEntry = {
  file: string;
  /** The keys of the entries that load with it. */
  imports?: string[];
  css?: string[];
};
export type Manifest = Record<string, ManifestEntry>;

/** Reads a build's manifest. */
export async function readManifest(dist: string, name = '.vite/manifest.json'): Promise<Manifest> {
  const manifest: Manifest = JSON.parse(await readFile(join(dist, name), 'utf8'));
  return manifest;
}

/** The key of the entry that `index.html` starts. */
export const ENTRY_KEY = 'index.html';

/**
 * The built files that the given modules load before they run: scripts and styles, each once and after its own dependencies, but
 * without lazy imports.
 */
export function filesOf(manifest: Manifest, keys: readonly string[]): string[] {
  const files = new Set<string>();
  const visited = new Set<string>();
  const visit = (key: string): void => {
    const entry = manifest[key];
    if (entry === undefined) {
      throw new Error(`The manifest has no ${key}`);
    }
    if (visited.has(key)) {
      return;
    }
    visited.add(key);
    for (const imported of entry.imports ?? []) {
      visit(imported);
    }
    for (const file of entry.css ?? []) {
      files.add(file);
    }
    files.add(entry.file);
  };
  for (const key of keys) {
    visit(key);
  }
  return [...files];
}
