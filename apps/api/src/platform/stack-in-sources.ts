import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { fileURLToPath } from 'node:url';

/** The folder of a built server. */
const BUILT = new URL('../../dist/', import.meta.url).href;
/** The address of a file, a line and a column, as in a stack frame. */
const PLACE = /(file:\/\/[^\s()]+\.mjs):(\d+):(\d+)/g;

const maps = new Map<string, SourceMap | null>();

/**
 * The stack of an error with the places of the sources instead of those of the files that the server was built into; frames of other
 * packages or unbuilt files stay as they are. The maps are read at the first fault: at the start they would take a sixth of its
 * time.
 */
export function stackInSources(stack: string): string {
  return stack.includes(BUILT)
    ? stack.replace(PLACE, (place, file, line, column) => placeInSources(file, +line, +column) ?? place)
    : stack;
}

function placeInSources(file: string, line: number, column: number): string | undefined {
  const map = file.startsWith(BUILT) ? mapOf(file) : null;
  // Counted from zero. For a line without an entry it returns the last one before it, which is another module's.
  const entry = map?.findEntry(line - 1, column - 1);
  return entry !== undefined && 'originalSource' in entry && entry.generatedLine === line - 1
    ? `${new URL(entry.originalSource, file).href}:${entry.originalLine + 1}:${entry.originalColumn + 1}`
    : undefined;
}

function mapOf(file: string): SourceMap | null {
  const known = maps.get(file);
  if (known !== undefined) {
    return known;
  }
  const path = fileURLToPath(`${file}.map`);
  const map = existsSync(path) ? new SourceMap(JSON.parse(readFileSync(path, 'utf8'))) : null;
  maps.set(file, map);
  return map;
}
