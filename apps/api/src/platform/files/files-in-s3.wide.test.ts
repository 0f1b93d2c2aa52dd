// Wide: a file that the portal keeps in S3 unsealed, or serves around the portal.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runS3Server } from '../../providers/testing/run-s3-server.ts';
import { sendEvidence } from '../../testing/kyc.ts';
import { openTestPortal, type TestPortal } from '../../testing/open-test-portal.ts';
import { readTrade } from '../../testing/orders.ts';
import { registerPerson } from '../../testing/people.ts';
import { orderToSign, signThroughCeremony } from '../../testing/signing.ts';
import { sendInPieces, someScan } from '../../testing/uploads.ts';
import { ENCRYPTED_BY_STORE } from '../ports/file-store.ts';

let server: Awaited<ReturnType<typeof runS3Server>>;
let portal: TestPortal;
beforeAll(async () => {
  server = await runS3Server();
  portal = await openTestPortal(server.variables);
});
afterAll(async () => {
  await portal.close();
  await server.stop();
});

describe('with an S3-compatible store', () => {
  it('identity papers are sealed there and read through the portal only', async () => {
    const ada = await registerPerson(portal);
    const fileId = (await sendEvidence(ada, 'id/', { front: true })).json().data.id.front;
    const { url }: { url: string } = (await ada.get(`/user/file/${fileId}`)).json().data;
    expect(url).toMatch(/^http:\/\/portal\.test\/api\/files\//);
    const reply = await portal.app.inject(url.replace('http://portal.test', ''));
    expect(reply.headers['content-type']).toBe('image/png');
    expect(reply.rawPayload.subarray(1, 4).toString()).toBe('PNG');
    const { storage_key: key } = await portal.db
      .selectFrom('files')
      .select('storage_key')
      .where('id', '=', fileId)
      .executeTakeFirstOrThrow();
    // Not even the store's own owner sees the picture, and no link of the store leads to it.
    expect((await fetch(`${server.address}/portal-files/${key}`)).status).toBe(403);
  });

  it('pieces of identity papers are sealed there, put together, and removed', async () => {
    const ada = await registerPerson(portal);
    const id = await sendInPieces(ada, await someScan());
    const pieces = await portal.db
      .selectFrom('upload_pieces')
      .select(['storage_key as key', 'data_key_id as dataKey'])
      .where('upload_id', '=', id)
      .execute();
    expect(pieces.map(({ dataKey }) => dataKey === ENCRYPTED_BY_STORE)).toEqual([false, false]);
    const kept = await ada.post('/user/kyc/upload/id/pieces', { front: id });
    expect(kept.statusCode).toBe(200);
    for (const { key } of pieces) {
      await expect(portal.deps.files.read(key)).rejects.toThrow();
    }
  });

  it('signed documents are downloaded from it by a link that lives five minutes', async () => {
    const order = await orderToSign(portal);
    await signThroughCeremony(portal, order);
    await portal.runJobs();
    const { signedDocumentList } = await readTrade(order.person, order.tradeId);
    expect(signedDocumentList.length).toBeGreaterThan(0);
    for (const { id } of signedDocumentList) {
      const link = (await order.person.get(`/user/file/${id}`)).json().data;
      expect(link.url).toContain(server.address);
      expect(new URL(link.url).searchParams.get('X-Amz-Expires')).toBe('300');
      const reply = await fetch(link.url);
      const bytes = Buffer.from(await reply.arrayBuffer());
      expect(reply.headers.get('content-type')).toContain('application/pdf');
      expect(reply.headers.get('content-disposition')).toMatch(/^attachment; filename=/);
      expect(bytes.length).toBe(link.size);
      expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    }
  });
});
