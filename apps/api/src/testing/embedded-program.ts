import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { EngineProgram } from '../platform/db/embedded/open-embedded-database.ts';

/** A part of the language that its types for servers leave out. */
declare const WebAssembly: { Module: new (bytes: Uint8Array) => EngineProgram };

let program: EngineProgram | undefined;

/** The embedded engine, compiled once for all databases that a process of tests opens: by itself each compiles it anew, half of its start. */
export function embeddedProgram(): EngineProgram {
  const folder = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'));
  program ??= new WebAssembly.Module(readFileSync(join(folder, 'pglite.wasm')));
  return program;
}
