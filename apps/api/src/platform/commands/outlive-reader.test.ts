import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';

const MODULE = new URL('./outlive-reader.ts', import.meta.url).href;
const ENDED = 'everything is done';

/** A program that prints far more than a pipe holds, and reports on stderr that it finished. */
function program(first: string): string {
  return `
    import { outliveReader } from '${MODULE}';
    ${first}
    const write = (line) => new Promise((resolve) => process.stdout.write(line, () => resolve()));
    for (let line = 0; line < 20_000; line += 1) await write('a line of a long list\\n');
    process.stderr.write('${ENDED}');`;
}

async function runWithoutReader(first: string) {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program(first)]);
  child.stdout.destroy();
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]);
  return { said, code };
}

describe('a command whose reader goes away', () => {
  it('does its work to the end', async () => {
    const { said, code } = await runWithoutReader('outliveReader(process.stdout);');
    expect(said).toBe(ENDED);
    expect(code).toBe(0);
  });

  it('would fall over the closed pipe otherwise', async () => {
    const { said, code } = await runWithoutReader('void outliveReader;');
    expect(said).toContain('EPIPE');
    expect(code).toBe(1);
  });
});
