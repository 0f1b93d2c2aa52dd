import { orderReference } from '@portal/domain/order/trades/order-reference';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { certificateSha256Of, writeSealKey } from '../../../../papers/seal/seal-key.ts';
import { KEPT_BEFORE } from '../../../../papers/seal/testing/seal-files.ts';
import { verifySeal } from '../../../../papers/seal/verify-seal.ts';
import { officeCommand } from '../../../../testing/office-command.ts';
import { openTestPortal, type TestPortal } from '../../../../testing/open-test-portal.ts';
import { placeOrder, readTrade } from '../../../../testing/orders.ts';
import { type Person, registerPerson } from '../../../../testing/people.ts';
import { readWithPoppler } from '../../../../testing/read-with-poppler.ts';
import {
  type OrderToSign,
  openSigningPage,
  orderToSign,
  signThroughCeremony,
} from '../../../../testing/signing.ts';
import { loadSealKey, portalKeyContext } from '../seal/load-seal-key.ts';
import { sealSignedDocuments } from './seal-signed-documents.ts';
import { sweepUnsealedDocuments } from './sweep-unsealed-documents.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(async () => {
  await portal.close();
});

const MINUTE_MS = 60_000;

async function download(person: Person, fileId: string): Promise<Buffer> {
  const { url } = (await person.get(`/user/file/${fileId}`)).json().data;
  const reply = await portal.app.inject({
    method: 'GET',
    url: String(url).replace('http://portal.test', ''),
  });
  return reply.rawPayload;
}

async function signedFiles({ person, tradeId }: OrderToSign) {
  const { signedDocumentList } = await readTrade(person, tradeId);
  return Promise.all(
    signedDocumentList.map(async (document) => ({ ...document, pdf: await download(person, document.id) })),
  );
}

function envelopeOf(tradeId: string) {
  return portal.db
    .selectFrom('signing_envelopes')
    .select(['id', 'sealed_at', 'signed_at'])
    .where('trade_id', '=', tradeId)
    .where('signed_at', 'is not', null)
    .executeTakeFirstOrThrow();
}

function mailsAbout(person: Person, words: string) {
  return portal.mails.filter(({ to, subject }) => to === person.email && subject.includes(words));
}

describe('the signed documents', () => {
  it('are sealed files in the order, which other programs find unchanged', async () => {
    const order = await orderToSign(portal);
    await signThroughCeremony(portal, order);
    expect((await readTrade(order.person, order.tradeId)).signedDocumentList).toEqual([]);
    await portal.runJobs();
    const files = await signedFiles(order);
    expect(files.map(({ title }) => title)).toEqual([
      'Confirmation of your investor profile',
      'Risk acknowledgement',
      'Subscription agreement',
    ]);
    for (const { pdf } of files) {
      expect(verifySeal(pdf)).toMatchObject({
        unchanged: true,
        coversWholeFile: true,
        signerName: 'Northline Exempt Market Inc.',
      });
      expect(readWithPoppler('pdfsig', pdf)).toContain('Signature is Valid');
      const text = readWithPoppler('pdftotext', pdf);
      expect(text).toContain('Ada Tremblay');
      expect(text).toContain('Evidence of signing');
    }
    const agreement = files.find(({ title }) => title === 'Subscription agreement');
    expect(readWithPoppler('pdftotext', agreement?.pdf ?? Buffer.alloc(0))).toContain('$5,000.00');
    const risk = files.find(({ title }) => title === 'Risk acknowledgement');
    expect(readWithPoppler('pdftotext', risk?.pdf ?? Buffer.alloc(0))).not.toContain('Not initialled');
  });

  it('say in the language of the signer what the ceremony recorded', async () => {
    const order = await orderToSign(portal, 'CAN-QC');
    const page = await openSigningPage(portal, order, 'fr');
    await page.prepare();
    await page.call('sign', {
      signature: { kind: 'drawn', name: 'Ada Tremblay', path: 'M20 150 C60 20 110 20 120 150 L300 90' },
    });
    await portal.runJobs();
    const [file] = await signedFiles(order);
    const text = readWithPoppler('pdftotext', file?.pdf ?? Buffer.alloc(0));
    expect(text).toContain('Preuve de signature');
    expect(text).toContain('Session ouverte dans le portail');
  });

  it('are announced by one message with the order’s receipt, each with its page', async () => {
    const order = await orderToSign(portal);
    await portal.runJobs();
    const before = portal.mails.length;
    await signThroughCeremony(portal, order);
    await portal.runJobs();
    const sent = portal.mails.slice(before).filter(({ to }) => to === order.person.email);
    expect(sent.map(({ subject }) => subject)).toEqual([
      'We have received your order for Maple Street Homes',
    ]);
    const files = await signedFiles(order);
    for (const { id, title } of files) {
      expect(sent[0]?.text).toContain(`${title}\nhttp://portal.test/dashboard/documents/${id}\n`);
    }
  });

  it('are made once and announced once, however often the job runs', async () => {
    const order = await orderToSign(portal);
    await signThroughCeremony(portal, order);
    const { id } = await envelopeOf(order.tradeId);
    const seal = () => sealSignedDocuments(portal.deps, order.person.user.id, id);
    await Promise.all([seal(), seal()]);
    await seal();
    await portal.runJobs();
    expect(await signedFiles(order)).toHaveLength(3);
    expect(mailsAbout(order.person, 'received')).toHaveLength(1);
  });

  it('whose job died halfway are made by the next run', async () => {
    const order = await orderToSign(portal);
    await signThroughCeremony(portal, order);
    const { id } = await envelopeOf(order.tradeId);
    let kept = 0;
    const dying = {
      ...portal.deps,
      files: {
        ...portal.deps.files,
        put: async (key: string, bytes: Parameters<typeof portal.deps.files.put>[1]) => {
          kept += 1;
          if (kept === 2) {
            throw new Error('the disk is full');
          }
          return portal.deps.files.put(key, bytes);
        },
      },
    };
    await expect(sealSignedDocuments(dying, order.person.user.id, id)).rejects.toThrow('the disk is full');
    expect(await signedFiles(order)).toEqual([]);
    await portal.runJobs();
    expect(await signedFiles(order)).toHaveLength(3);
    expect(mailsAbout(order.person, 'received')).toHaveLength(1);
  });

  it('of a trade whose signers are all done are sealed by the sweep within one run, and staff see the stuck list', async () => {
    const order = await orderToSign(portal);
    await signThroughCeremony(portal, order);
    await portal.forgetJobs();
    const stuck = () => officeCommand(portal.deps, ['stuck']);
    expect((await stuck()).lines).toEqual(['Every signed document has its seal.']);
    await sweepUnsealedDocuments(portal.deps);
    await portal.runJobs();
    expect((await envelopeOf(order.tradeId)).sealed_at).toBeNull();
    portal.advance(6 * MINUTE_MS);
    expect((await stuck()).lines).toEqual([
      expect.stringMatching(
        new RegExp(`^${orderReference(order.tradeId)} \\| ceremony .+ \\| waits for its seal for 6 min$`),
      ),
    ]);
    await sweepUnsealedDocuments(portal.deps);
    await portal.runJobs();
    expect((await stuck()).lines).toEqual(['Every signed document has its seal.']);
    expect((await envelopeOf(order.tradeId)).sealed_at).not.toBeNull();
    expect(mailsAbout(order.person, 'received')).toHaveLength(1);
  });

  it('of an order that changed meanwhile are stored but not shown; only the profile is announced', async () => {
    const order = await orderToSign(portal);
    await signThroughCeremony(portal, order);
    await portal.db.updateTable('trades').set({ status: 2 }).where('id', '=', order.tradeId).execute();
    await placeOrder(order.person, order.dealId, 20);
    await portal.runJobs();
    expect((await envelopeOf(order.tradeId)).sealed_at).not.toBeNull();
    expect(await signedFiles(order)).toEqual([]);
    expect(mailsAbout(order.person, 'signed').map(({ subject }) => subject)).toEqual([
      'Confirmation of your investor profile, signed',
    ]);
    expect(mailsAbout(order.person, 'received')).toEqual([]);
  });

  it('of another investor are out of reach', async () => {
    const order = await orderToSign(portal);
    await signThroughCeremony(portal, order);
    await portal.runJobs();
    const [file] = (await readTrade(order.person, order.tradeId)).signedDocumentList;
    const eve = await registerPerson(portal);
    expect((await eve.get(`/user/file/${file?.id}`)).statusCode).toBe(404);
  });
});

describe("the portal's certificate", () => {
  it('is made once and is encrypted in the database', async () => {
    const [one, two] = await Promise.all([loadSealKey(portal.deps), loadSealKey(portal.deps)]);
    expect(two.certificate.equals(one.certificate)).toBe(true);
    const rows = await portal.db.selectFrom('portal_keys').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(rows[0]?.sealed.includes(writeSealKey(one).privateKey.slice(0, 40))).toBe(false);
  });

  it('is read in its earlier form: its file with the passphrase beside it', async () => {
    const { p12, passphrase } = KEPT_BEFORE;
    const plain = JSON.stringify({ p12: p12.toString('base64'), passphrase });
    const sealed = portal.deps.secrets.seal(plain, portalKeyContext('seal'));
    const { sealed: own } = await portal.db
      .selectFrom('portal_keys')
      .select('sealed')
      .where('name', '=', 'seal')
      .executeTakeFirstOrThrow();
    const keep = (bytes: Buffer) =>
      portal.db.updateTable('portal_keys').set({ sealed: bytes }).where('name', '=', 'seal').execute();
    await keep(sealed);
    expect(certificateSha256Of(await loadSealKey(portal.deps))).toBe(KEPT_BEFORE.certificateSha256);
    await keep(own);
  });

  it('gives way to the configured one', async () => {
    const own = await loadSealKey(portal.deps);
    const deps = { ...portal.deps, config: { ...portal.deps.config, seal: KEPT_BEFORE } };
    expect(certificateSha256Of(await loadSealKey(deps))).toBe(KEPT_BEFORE.certificateSha256);
    expect(certificateSha256Of(await loadSealKey(portal.deps))).toBe(certificateSha256Of(own));
  });
});
