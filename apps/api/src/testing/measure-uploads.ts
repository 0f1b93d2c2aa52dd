import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { LargeFile } from '../platform/files/testing/large-files.ts';
import { plainPicture } from '../platform/files/testing/sample-files.ts';

const MIB = 1024 * 1024;
const KIB = 1024;
const SAMPLE_MS = 10;

/** Resident memory of the server in MiB: before the uploads, and its highest while they ran. */
export type MemoryDuringUploads = {
  before: number;
  peak: number;
  /** The highest of its readers, all together. */
  readersPeak: number;
  seconds: number;
  statuses: number[];
};

/** The resident memory of a process in MiB, as Linux tells it; 0 for one that is gone. */
export function residentMib(pid: number): number {
  const kib = /^VmRSS:\s+(\d+) kB$/m.exec(readProc(`${pid}/status`))?.[1] ?? '0';
  return (Number(kib) * KIB) / MIB;
}

function residentOfChildren(pid: number): number {
  const children = readProc(`${pid}/task/${pid}/children`).split(' ').filter(Boolean);
  return children.reduce((sum, child) => sum + residentMib(Number(child)), 0);
}

function readProc(path: string): string {
  try {
    return readFileSync(`/proc/${path}`, 'utf8');
  } catch {
    return '';
  }
}

/** Sends all files at once, each as its own form of its own investor, and watches the server's memory meanwhile. */
export async function measureUploads(
  server: { address: string; pid: number },
  files: readonly LargeFile[],
): Promise<MemoryDuringUploads> {
  const tokens: string[] = [];
  // One after the other: hashing ten passwords at once would take more memory than what is measured.
  for (const [index] of files.entries()) {
    tokens.push(await register(server.address, index));
  }
  await uploadSmallOnes(server.address, tokens);
  const before = residentMib(server.pid);
  let peak = before;
  let readersPeak = 0;
  const timer = setInterval(() => {
    peak = Math.max(peak, residentMib(server.pid));
    readersPeak = Math.max(readersPeak, residentOfChildren(server.pid));
  }, SAMPLE_MS);
  const start = performance.now();
  try {
    const statuses = await Promise.all(
      files.map((file, index) => upload(server.address, tokens[index] ?? '', file, index)),
    );
    const seconds = (performance.now() - start) / 1000;
    return { before, peak, readersPeak, seconds, statuses };
  } finally {
    clearInterval(timer);
  }
}

/** What the first uploads load and compile stays in memory once and for all; it is not what is measured. */
async function uploadSmallOnes(address: string, tokens: readonly string[]): Promise<void> {
  const file = { name: 'small.png', bytes: await plainPicture().png().toBuffer() };
  await Promise.all(tokens.map((token, index) => upload(address, token, file, index)));
}

async function register(address: string, index: number): Promise<string> {
  const reply = await fetch(`${address}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      firstName: 'Ada',
      lastName: 'Tremblay',
      email: `uploader-${index}-${Date.now()}@example.com`,
      password: 'a long enough password',
      province: 'CAN-ON',
      acceptTerms: true,
    }),
  });
  const session = z.object({ data: z.object({ accessToken: z.string() }) }).parse(await reply.json());
  return session.data.accessToken;
}

/** Every second one is evidence of the spouse, every third a proof of address. */
async function upload(address: string, token: string, file: LargeFile, index: number): Promise<number> {
  const isProof = index % 3 === 2;
  const form = new FormData();
  form.append(isProof ? 'bill' : 'front', new Blob([Uint8Array.from(file.bytes)]), file.name);
  form.append('documentType', '1');
  const path = `${isProof ? 'address' : 'id'}/${index % 2 === 1 ? '?secondary=true' : ''}`;
  const reply = await fetch(`${address}/api/user/kyc/upload/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  await reply.arrayBuffer();
  return reply.status;
}
