import { Readable } from 'node:stream';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { streamZip, type ZipEntry } from './stream-zip.ts';

const AT = new Date('2026-11-22T18:00:00Z');

async function read(entries: ZipEntry[]): Promise<Record<string, Uint8Array>> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of streamZip(entries, AT)) {
    chunks.push(chunk);
  }
  return unzipSync(Buffer.concat(chunks));
}

describe('an archive that is made while it is read', () => {
  it('holds texts and files under their names, whatever the letters', async () => {
    const open = () => Promise.resolve(Readable.from([Buffer.from('one '), Buffer.from('two')]));
    const files = await read([
      { name: 'data.json', text: '{"name":"Zoé"}' },
      { name: 'files/01 Carte d’identité.pdf', open },
    ]);
    expect(Object.keys(files)).toEqual(['data.json', 'files/01 Carte d’identité.pdf']);
    expect(Buffer.from(files['data.json'] ?? []).toString()).toBe('{"name":"Zoé"}');
    expect(Buffer.from(files['files/01 Carte d’identité.pdf'] ?? []).toString()).toBe('one two');
  });

  it('opens a file only when its turn comes', async () => {
    const opened: string[] = [];
    const entry = (name: string) => ({
      name,
      open: () => {
        opened.push(name);
        return Promise.resolve(Readable.from([Buffer.from(name)]));
      },
    });
    const archive = streamZip([entry('a'), entry('b')], AT);
    await archive.next();
    expect(opened).toEqual(['a']);
    await archive.return(undefined);
    expect(opened).toEqual(['a']);
  });

  it('fails if a file cannot be read, instead of looking complete', async () => {
    const open = () => Promise.reject(new Error('gone'));
    await expect(read([{ name: 'a', open }])).rejects.toThrow('gone');
  });

  it('may be empty', async () => {
    expect(await read([])).toEqual({});
  });
});
