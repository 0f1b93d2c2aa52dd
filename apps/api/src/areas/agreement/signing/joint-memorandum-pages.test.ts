import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readableDocument, WORDS } from '../../../platform/files/testing/readable-document.ts';
import { FILE_LINK_SECONDS } from '../../../platform/http/receiving/file-limits.ts';
import { type JointWithMemorandum, jointWithMemorandum } from '../../../testing/joint-signing.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { openSigningPage, type SigningPage } from '../../../testing/signing.ts';

let portal: TestPortal;
let bytes: Buffer;
beforeAll(async () => {
  portal = await openTestPortal();
  bytes = await readableDocument({ pages: 3 });
});
afterAll(() => portal.close());

const DAY_MS = 86_400_000;

const pageOf = (joint: SigningPage, documentId: string, page: unknown = 1, more: object = {}) =>
  joint.call('memorandum-page', { documentId, page, ...more });

async function refusalOf(reply: ReturnType<typeof pageOf>): Promise<string> {
  return (await reply).json().code;
}

const open = (picture: string) =>
  portal.app.inject({ method: 'GET', url: picture.replace('http://portal.test', '') });

const eventsOf = async ({ joint }: JointWithMemorandum) =>
  portal.db
    .selectFrom('signing_events')
    .select('signer')
    .where('envelope_id', '=', (await joint.open()).envelopeId)
    .where('kind', '=', 'memorandum-opened')
    .execute();

describe('a page of the memorandum in the ceremony of a joint investor', () => {
  it('has its text and a picture, without a session, and the first is recorded as an event', async () => {
    const given = await jointWithMemorandum(portal, bytes);
    const { joint, documentId } = given;
    const { data } = (await pageOf(joint, documentId, 2)).json();
    expect(data).toMatchObject({ number: 2, pages: 3, text: `2. ${WORDS}`, size: bytes.length });
    const picture = await open(data.picture);
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/webp']);
    await Promise.all([1, 2, 3].map((page) => pageOf(joint, documentId, page)));
    expect(await eventsOf(given)).toEqual([{ signer: 'joint' }]);
    expect((await joint.open()).memorandum).toMatchObject({ documentId, acceptedAt: null });
  });

  it('is not opened by another ceremony’s link, a made-up one, or the investor’s', async () => {
    const { order, joint, documentId } = await jointWithMemorandum(portal, bytes);
    const other = await jointWithMemorandum(portal, bytes);
    expect(await refusalOf(pageOf(other.joint, documentId))).toBe('STATE_REFUSES');
    expect(await refusalOf(pageOf(joint, documentId, 1, { token: 'made-up' }))).toBe('SIGNING_LINK_INVALID');
    const investor = await openSigningPage(portal, order);
    expect(await refusalOf(pageOf(investor, documentId))).toBe('SIGNING_LINK_INVALID');
    expect(await refusalOf(pageOf(joint, order.tradeId))).toBe('STATE_REFUSES');
  });

  it.each<[string, (given: JointWithMemorandum) => Promise<void>]>([
    ['has expired', async () => portal.advance(3 * DAY_MS)],
    [
      'belongs to an order that was cancelled',
      async ({ order }) => void (await order.person.get(`/user/trade/archive/${order.tradeId}`)),
    ],
    ['was declined', async ({ joint }) => void (await joint.call('decline'))],
    [
      'was replaced by a new one',
      async ({ order }) => {
        portal.advance(180_000);
        await order.person.post(`/user/trade/joint-link/${order.tradeId}`, {});
      },
    ],
  ])('is not opened by a link that %s, and what it opened before ends by itself', async (_case, end) => {
    const given = await jointWithMemorandum(portal, bytes);
    const { joint, documentId } = given;
    const { picture } = (await pageOf(joint, documentId)).json().data;
    await end(given);
    expect(await refusalOf(pageOf(joint, documentId))).toBe('SIGNING_LINK_INVALID');
    expect(await refusalOf(pageOf(joint, documentId, 2))).toBe('SIGNING_LINK_INVALID');
    portal.advance(FILE_LINK_SECONDS * 1000);
    expect((await open(picture)).statusCode).toBe(404);
  });

  it.each([0, -1, 1.5, '1', 10_001, undefined])(
    'with the number %s is refused as a mistake',
    async (page) => {
      const { joint, documentId } = await jointWithMemorandum(portal, bytes);
      const reply = await joint.call('memorandum-page', { documentId, page });
      expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([400, ['page']]);
    },
  );

  it('that does not exist or cannot be drawn says so, and the file can still be saved', async () => {
    const whole = await jointWithMemorandum(portal, bytes);
    expect(await refusalOf(pageOf(whole.joint, whole.documentId, 4))).toBe('PAGE_MISSING');
    const broken = await jointWithMemorandum(portal);
    expect(await refusalOf(pageOf(broken.joint, broken.documentId))).toBe('PAGES_NOT_DRAWN');
    const link = await broken.joint.call('memorandum', { documentId: broken.documentId });
    expect(link.statusCode).toBe(200);
  });
});
