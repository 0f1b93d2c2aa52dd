import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { onDisk } from '../testing/on-disk.ts';
import { plainPicture } from '../testing/sample-files.ts';
import type { ReadingTask, UploadTask } from './reading-task.ts';

const NODE = process.execPath;
const PROCESS = fileURLToPath(new URL('./reading-process.ts', import.meta.url));
afterEach(() => {
  process.execPath = NODE;
});

async function pictureToRead(): Promise<UploadTask> {
  const { path } = onDisk(await plainPicture().png().toBuffer());
  return { kind: 'upload', path, type: 'image/png', drawnPath: `${path}.drawn` };
}

/** As in a server reading its first file. */
async function readAfresh(task: UploadTask): Promise<unknown> {
  vi.resetModules();
  const { readInProcess } = await import('./read-in-process.ts');
  return readInProcess(task);
}

/** The answer of a process that cannot load one of its modules. */
async function answerWithout(module: string, task: ReadingTask): Promise<unknown> {
  const hooks = `import { registerHooks } from 'node:module';
    registerHooks({ resolve: (name, context, next) => next(name === '${module}' ? './gone.js' : name, context) });`;
  const reader = fork(PROCESS, [], {
    env: {},
    execArgv: ['--import', `data:text/javascript,${encodeURIComponent(hooks)}`],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  try {
    reader.send(task);
    const [{ answer }] = await once(reader, 'message');
    return answer;
  } finally {
    reader.kill('SIGKILL');
  }
}

describe('a file that could not be read for want of a reader', () => {
  it('is not blamed if no process starts, and is read when one does', async () => {
    const task = await pictureToRead();
    process.execPath = '/nowhere/node';
    await expect(readAfresh(task)).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      status: 503,
      details: { cause: { message: expect.stringContaining('ENOENT') } },
    });
    process.execPath = NODE;
    await expect(readAfresh(task)).resolves.toEqual({ outcome: 'drawn', contentType: 'image/png' });
  });

  it('is not blamed if its reader does not load', async () => {
    await expect(answerWithout('sharp', await pictureToRead())).resolves.toEqual({
      outcome: 'no-reader',
      reason: expect.stringContaining('gone.js'),
    });
    await expect(answerWithout('another', await pictureToRead())).resolves.toEqual({
      outcome: 'drawn',
      contentType: 'image/png',
    });
  });
});
