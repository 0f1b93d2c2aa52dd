import type { Readable } from 'node:stream';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** One file of an archive; text is compressed, already compressed files (pictures, PDF) are stored. */
export type ZipEntry = { name: string; text: string } | { name: string; open: () => Promise<Readable> };

/**
 * An archive of entries, made while it is read: at most a piece of one file is in memory. An entry is opened when its turn comes.
 * Throws what reading an entry throws, so that a broken archive never looks complete.
 */
export async function* streamZip(entries: Iterable<ZipEntry>, at: Date): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = [];
  const failures: Error[] = [];
  const zip = new Zip((failure, chunk) => {
    if (failure === null) {
      made.push(chunk);
    } else {
      failures.push(failure);
    }
  });
  const drain = function* () {
    const [failure] = failures;
    if (failure !== undefined) {
      throw failure;
    }
    yield* made.splice(0);
  };
  for (const entry of entries) {
    const file = 'text' in entry ? new ZipDeflate(entry.name) : new ZipPassThrough(entry.name);
    file.mtime = at;
    zip.add(file);
    if ('text' in entry) {
      file.push(new TextEncoder().encode(entry.text), true);
    } else {
      for await (const chunk of await entry.open()) {
        file.push(chunk);
        yield* drain();
      }
      file.push(new Uint8Array(0), true);
    }
    yield* drain();
  }
  zip.end();
  yield* drain();
}
