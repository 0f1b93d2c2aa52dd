import type { Writable } from 'node:stream';

/** Reading a command's lines with `head` closes the pipe before the last one: the work goes on, unheard. */
export function outliveReader(output: Writable): void {
  output.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') {
      throw error;
    }
  });
}
