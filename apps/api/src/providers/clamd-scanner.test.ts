import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../../../scripts/tooling/free-port.mjs';
import { plainPicture } from '../platform/files/testing/sample-files.ts';
import { FILE_BYTES_MAX } from '../platform/http/receiving/file-limits.ts';
import { ScannerAwayError } from '../platform/ports/virus-scanner.ts';
import { sendEvidence } from '../testing/kyc.ts';
import { openTestPortal, type TestPortal } from '../testing/open-test-portal.ts';
import { registerPerson } from '../testing/people.ts';
import { clamdScanner } from './clamd-scanner.ts';
import { MARKER, MARKER_NAME, type RunningClamd, runClamd } from './testing/run-clamd.ts';

const scan = (server: { host: string; port: number }, bytes: Buffer) =>
  clamdScanner(server).scan(Readable.from([bytes]));

describe("a file that ClamAV's daemon looked at", () => {
  let clamd: RunningClamd;
  let portal: TestPortal;
  beforeAll(async () => {
    clamd = await runClamd();
    portal = await openTestPortal({ CLAMD_HOST: clamd.host, CLAMD_PORT: String(clamd.port) });
  });
  afterAll(async () => {
    await portal.close();
    await clamd.stop();
  });

  it.each([
    ['small and harmless', Buffer.from('a passport'), { outcome: 'clean' }],
    ['of the largest size', randomBytes(FILE_BYTES_MAX), { outcome: 'clean' }],
    ['harmful', Buffer.from(`before ${MARKER} after`), infected()],
    [
      'harmful at its very end',
      Buffer.concat([randomBytes(FILE_BYTES_MAX - 200), Buffer.from(MARKER)]),
      infected(),
    ],
  ])('is told for what it is when it is %s', async (_case, bytes, result) => {
    expect(await scan(clamd, bytes)).toEqual(result);
  });

  it('is kept when it is clean', async () => {
    const ada = await registerPerson(portal);
    expect((await sendEvidence(ada, 'id/', { front: true })).statusCode).toBe(200);
  });

  it('is refused at its field if infected, stored nowhere, and audited without its content', async () => {
    const ada = await registerPerson(portal);
    const picture = await plainPicture().png().toBuffer();
    const reply = await sendEvidence(ada, 'id/', { front: Buffer.concat([picture, Buffer.from(MARKER)]) });
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({
      code: 'FILE_INFECTED',
      fields: { front: expect.stringContaining('harmful') },
    });
    const files = await portal.db
      .selectFrom('files')
      .select('id')
      .where('investor_id', '=', ada.user.id)
      .execute();
    expect(files).toEqual([]);
    const rows = await portal.db
      .selectFrom('audit_log')
      .select(['action', 'detail'])
      .where('investor_id', '=', ada.user.id)
      .where('action', '=', 'file.infected')
      .execute();
    expect(rows).toEqual([
      {
        action: 'file.infected',
        detail: {
          field: 'front',
          sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
          sizeBytes: picture.length + MARKER.length,
          virus: infected().virus,
        },
      },
    ]);
  });
});

function infected() {
  return { outcome: 'infected', virus: expect.stringContaining(MARKER_NAME) };
}

describe('while the virus scanner gives no answer', () => {
  it('an upload is refused, and nothing is kept', async () => {
    const portal = await openTestPortal({ CLAMD_HOST: '127.0.0.1', CLAMD_PORT: String(await freePort()) });
    try {
      const ada = await registerPerson(portal);
      const reply = await sendEvidence(ada, 'id/', { front: true });
      expect(reply.statusCode).toBe(503);
      expect(reply.headers['retry-after']).toBe('30');
      expect(reply.json()).toMatchObject({
        code: 'FILE_SCAN_UNAVAILABLE',
        message: [expect.stringContaining('nothing was received')],
      });
      expect(await portal.db.selectFrom('files').select('id').execute()).toEqual([]);
    } finally {
      await portal.close();
    }
  });

  it.each<[string, (socket: Socket) => void]>([
    ['hangs up', (socket) => socket.destroy()],
    [
      'says that the file is too large for it',
      (socket) => socket.end('INSTREAM size limit exceeded. ERROR\0'),
    ],
    ['says half an answer', (socket) => socket.end('stream: O')],
    ['says something else', (socket) => socket.end('HTTP/1.1 200 OK\r\n\r\n')],
  ])('one that %s counts as away', async (_case, answer) => {
    const server = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.once('data', () => answer(socket));
    });
    const port = await listening(server);
    await expect(scan({ host: '127.0.0.1', port }, randomBytes(500_000))).rejects.toThrow(ScannerAwayError);
    server.close();
  });
});

async function listening(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}
