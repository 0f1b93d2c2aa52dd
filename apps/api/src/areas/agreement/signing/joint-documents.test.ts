import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '../../../platform/db/tables.ts';
import {
  jointOrderToSign,
  mailsToJoint,
  openJointPage,
  signedByInvestor,
} from '../../../testing/joint-signing.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { readWithPoppler } from '../../../testing/read-with-poppler.ts';
import { signThroughCeremony } from '../../../testing/signing.ts';
import { sealSignedDocuments } from './sealing/seal-signed-documents.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

const DAY_MS = 86_400_000;

async function download(url: string): Promise<Buffer> {
  const reply = await portal.app.inject({ method: 'GET', url: url.replace('http://portal.test', '') });
  return reply.rawPayload;
}

/** A database whose next transaction waits, so that what is done on `db` in the meantime comes first. */
function holdFirstTransaction(db: Db): { db: Db; isReached: Promise<void>; release: () => void } {
  const reached = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const transaction = () => ({
    execute: async <Result>(work: (trx: Db) => Promise<Result>) => {
      reached.resolve();
      await released.promise;
      return db.transaction().execute(work);
    },
  });
  const held = new Proxy(db, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name, target);
      if (name === 'transaction') {
        return transaction;
      }
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return { db: held, isReached: reached.promise, release: () => released.resolve() };
}

/** Changes the content of a page, wherever it starts this time, such that a PDF reader still finds its way. */
function withOneBitOfAPageChanged(pdf: Buffer): Buffer {
  const page = /\/Length \d{4,}\s+\/Filter \/FlateDecode\s+>>\s+stream\s/.exec(pdf.toString('latin1'));
  expect(page).not.toBeNull();
  const at = (page?.index ?? 0) + (page?.[0].length ?? 0) + 500;
  const changed = Buffer.from(pdf);
  changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
  return changed;
}

describe('the documents of two signers', () => {
  it('are sealed once after the second signature, with both signatures and the evidence of both', async () => {
    const { order, joint } = await signedByInvestor(portal);
    const sealed = () =>
      portal.db.selectFrom('signed_documents').select('kind').where('trade_id', '=', order.tradeId).execute();
    expect(await sealed()).toEqual([{ kind: 'kyc-confirmation' }]);
    await joint.prepare();
    const view = await joint.open();
    await joint.call('read', { documentId: view.documents[1]?.id });
    await joint.sign();
    await portal.runJobs();
    expect((await sealed()).map(({ kind }) => kind).sort()).toEqual([
      'kyc-confirmation',
      'risk-acknowledgement',
      'subscription-agreement',
    ]);
    const mail = mailsToJoint(portal, 'Vos documents signés').at(-1);
    expect(mail?.text).toContain('Risk acknowledgement\nSubscription agreement\n');
    expect(mail?.text).not.toContain('Confirmation');
    const token = /\/signed-copies\/([\w-]{43})/.exec(mail?.text ?? '')?.[1];
    const copies = await portal.app.inject({
      method: 'POST',
      url: '/api/signing/copies',
      headers: { 'accept-language': 'fr' },
      payload: { token },
    });
    const { documents } = copies.json().data;
    expect(documents.map(({ title }: { title: string }) => title)).toEqual([
      'Risk acknowledgement',
      'Subscription agreement',
    ]);
    const pdf = await download(documents[0].url);
    const signature = readWithPoppler('pdfsig', pdf);
    expect(signature).toContain('Signature is Valid');
    expect(signature).toContain('Total document signed');
    expect(readWithPoppler('pdfsig', withOneBitOfAPageChanged(pdf))).toContain(
      'Signature Validation: Digest Mismatch.',
    );
    const text = readWithPoppler('pdftotext', pdf);
    for (const part of [
      'Signature of Ada Tremblay',
      'Signature of Benoît Roy',
      'Who signed: Ada Tremblay',
      'Who signed: Benoît Roy',
      'Link sent to benoit.roy@example.com',
      'Shown to the end',
      'http://portal.test/verify-document',
    ]) {
      expect(text.replace(/\s+/g, ' ')).toContain(part);
    }
    expect(text.match(/\bBR\b/g)?.length).toBe(8);
    portal.advance(31 * DAY_MS);
    const late = await portal.app.inject({ method: 'POST', url: '/api/signing/copies', payload: { token } });
    portal.advance(-31 * DAY_MS);
    expect(late.json().code).toBe('SIGNING_LINK_INVALID');
  });

  it('are stored once where another run stored them meanwhile and the second signature asked for more', async () => {
    const order = await jointOrderToSign(portal);
    await signThroughCeremony(portal, order);
    const { id } = await portal.db
      .selectFrom('signing_envelopes')
      .select('id')
      .where('trade_id', '=', order.tradeId)
      .where('signed_at', 'is', null)
      .executeTakeFirstOrThrow();
    const held = holdFirstTransaction(portal.db);
    const slow = sealSignedDocuments({ ...portal.deps, db: held.db }, order.person.user.id, id);
    await held.isReached;
    const joint = await openJointPage(portal);
    await joint.prepare();
    await joint.sign();
    held.release();
    await slow;
    await portal.runJobs();
    const kept = await portal.db
      .selectFrom('signed_documents')
      .select('kind')
      .where('trade_id', '=', order.tradeId)
      .orderBy('kind')
      .execute();
    expect(kept.map(({ kind }) => kind)).toEqual([
      'kyc-confirmation',
      'risk-acknowledgement',
      'subscription-agreement',
    ]);
    const files = await portal.db
      .selectFrom('files')
      .select('id')
      .where('investor_id', '=', order.person.user.id)
      .where('purpose', '=', 'signed-document')
      .execute();
    expect(files).toHaveLength(3);
  });

  it('three documents signed within a minute are announced by one message, with three different files', async () => {
    const { order, joint } = await signedByInvestor(portal);
    await joint.prepare();
    await joint.sign();
    await portal.runJobs();
    const [mail, ...others] = portal.mails.filter(
      ({ to, text }) => to === order.person.email && text.includes('/dashboard/documents/'),
    );
    expect(others).toEqual([]);
    const links = [...(mail?.text ?? '').matchAll(/\/dashboard\/documents\/([\w-]+)/g)].map(([, id]) => id);
    expect(new Set(links).size).toBe(3);
    const files = await Promise.all(
      links.map(async (id) => (await order.person.get(`/user/file/${id}`)).json().data.url),
    );
    const bytes = await Promise.all(files.map(download));
    expect(new Set(bytes.map((file) => file.toString('latin1'))).size).toBe(3);
  });
});
