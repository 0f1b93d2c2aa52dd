import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import type { ReadingAnswer, ReadingTask } from '../platform/files/reading/reading-task.ts';
import { type Reader, startReader as startProcess } from '../platform/files/reading/start-reader.ts';

/** What a reader answered, and what it drew, by what comes after the task's `drawnPath` in their names. */
type Reading = { answer: ReadingAnswer; drawn: readonly { suffix: string; bytes: Buffer }[] };

/** Tests that are about large files have each read as often as it is sent. */
const BYTES_MAX = 64 * 1024;

const readings = new Map<string, Reading>();

/**
 * Stands for the processes that read files in the API's tests: a small file is read by one of them once for all tests of this process,
 * since hundreds of people send the same picture. What a reader refused or did not read is never remembered, and servers that tests start as
 * processes of their own have the readers themselves.
 */
export function startReader(): Reader {
  let reader: Reader | undefined;
  return {
    read: async (task) => {
      const key = await keyOf(task);
      const known = key === null ? undefined : readings.get(key);
      if (known !== undefined) {
        await draw(task, known);
        return known.answer;
      }
      reader ??= startProcess();
      const answer = await reader.read(task);
      if (key !== null && answer.outcome !== 'refused' && answer.outcome !== 'no-reader') {
        readings.set(key, { answer, drawn: await drawnBy(task) });
      }
      return answer;
    },
    isFit: () => reader?.isFit() ?? true,
    rest: (onEnd) => reader?.rest(onEnd),
    wake: () => reader?.wake(),
    end: () => reader?.end(),
  };
}

/** What is read and what for; null where the file is large. */
async function keyOf(task: ReadingTask): Promise<string | null> {
  const bytes = await readFile(task.path);
  if (bytes.length > BYTES_MAX) {
    return null;
  }
  const { path: _path, ...asked } = task;
  const content = createHash('sha256').update(bytes).digest('hex');
  return JSON.stringify({ ...asked, drawnPath: null, content });
}

async function drawnBy(task: ReadingTask): Promise<Reading['drawn']> {
  const { drawnPath } = task;
  const names = await readdir(dirname(drawnPath));
  const suffixes = names.flatMap((name) =>
    name.startsWith(basename(drawnPath)) ? [name.slice(basename(drawnPath).length)] : [],
  );
  return Promise.all(
    suffixes.map(async (suffix) => ({ suffix, bytes: await readFile(`${drawnPath}${suffix}`) })),
  );
}

async function draw(task: ReadingTask, { drawn }: Reading): Promise<void> {
  await Promise.all(drawn.map(({ suffix, bytes }) => writeFile(`${task.drawnPath}${suffix}`, bytes)));
}
