import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { documentsContext } from '../areas/agreement/signing/ceremony/envelope.ts';
import { formNamesOf } from '../areas/agreement/signing/links/law-of-order.ts';
import { sealJson } from '../platform/crypto/seal-json.ts';
import { transact } from '../platform/db/transact.ts';
import { keepFile } from '../platform/files/kept/keep-file.ts';
import { readableDocument } from '../platform/files/testing/readable-document.ts';
import { fillProfile, type OrderOnDesk, orderOnDesk, papersOnDesk } from './desk.ts';
import type { TestPortal } from './open-test-portal.ts';

/** An order with a document that was signed for it, as it is once it has its seal. */
export async function signedPaper(
  portal: TestPortal,
): Promise<{ orderId: string; investorId: string; documentId: string; envelopeId: string }> {
  const envelopeId = await papersOnDesk(portal);
  const { investor_id: investorId, trade_id: orderId } = await portal.db
    .selectFrom('signing_envelopes')
    .select(['investor_id', 'trade_id'])
    .where('id', '=', envelopeId)
    .executeTakeFirstOrThrow();
  const title = 'Subscription agreement';
  const kind = 'subscription-agreement';
  const documentId = await keepSigned(portal, { investorId, tradeId: orderId, envelopeId, kind, title });
  return { orderId: orderId ?? '', investorId, documentId, envelopeId };
}

/** The same of a profile that was confirmed by itself, without an order. */
export async function signedProfile(
  portal: TestPortal,
  investorId: string,
  kycId: string,
): Promise<{ documentId: string }> {
  const envelopeId = await signedEnvelope(portal, { investorId, tradeId: null, kycId, language: 'fr' });
  const title = 'Confirmation du profil';
  const kind = 'kyc-confirmation';
  return { documentId: await keepSigned(portal, { investorId, tradeId: null, envelopeId, kind, title }) };
}

/** An order in review to decide on: with a complete profile, its identity documents, and a paper signed for it. */
export async function caseOnDesk(
  portal: TestPortal,
): Promise<OrderOnDesk & { kycId: string; paperId: string }> {
  const order = await orderOnDesk(portal, { status: 'inReview' });
  const kycId = await fillProfile(portal, order);
  const { investorId, id: tradeId } = order;
  const cleared = { cleared_at: portal.deps.clock.now(), cleared_note: 'Everybody in tests has one number.' };
  await portal.db.updateTable('kyc_flags').set(cleared).where('kyc_id', '=', kycId).execute();
  const envelopeId = await signedEnvelope(portal, { investorId, tradeId, kycId, language: 'en' });
  const title = 'Risk acknowledgement';
  const kind = 'risk-acknowledgement';
  return {
    ...order,
    kycId,
    paperId: await keepSigned(portal, { investorId, tradeId, envelopeId, kind, title }),
  };
}

type Ceremony = { investorId: string; tradeId: string | null; kycId: string; language: 'en' | 'fr' };

/** A ceremony that is over and sealed; answers its id. */
async function signedEnvelope(portal: TestPortal, ceremony: Ceremony): Promise<string> {
  const id = randomUUID();
  const at = portal.deps.clock.now();
  const { tradeId, investorId } = ceremony;
  const forms = tradeId === null ? null : await formNamesOf(portal.db, { investorId, id: tradeId });
  await portal.db
    .insertInto('signing_envelopes')
    .values({
      investor_id: ceremony.investorId,
      id,
      trade_id: ceremony.tradeId,
      kyc_id: ceremony.kycId,
      language: ceremony.language,
      status: 'completed',
      return_url: '',
      sealed_documents: sealJson(portal.deps.secrets, { versions: {} }, documentsContext(id)),
      signed_at: at,
      seal_due_at: null,
      sealed_at: at,
      created_at: at,
      decided_through: sql<
        bigint | null
      >`(select max(number) from exemption_decisions where trade_id = ${ceremony.tradeId})`,
      form_names: forms,
      is_at_provider: false,
      provider_reference: null,
      provider_checked_at: null,
      provider_ended_at: null,
    })
    .execute();
  return id;
}

type Signed = { investorId: string; tradeId: string | null; envelopeId: string; kind: string; title: string };

/** Answers the id of its file. */
async function keepSigned(portal: TestPortal, signed: Signed): Promise<string> {
  const { investorId, tradeId, envelopeId, kind, title } = signed;
  const bytes = await readableDocument();
  return transact(portal.db, async (trx) => {
    const { id } = await keepFile(trx, portal.deps, {
      investorId,
      purpose: 'signed-document',
      originalName: `${title}.pdf`,
      contentType: 'application/pdf',
      bytes,
      pages: 1,
    });
    await trx
      .insertInto('signed_documents')
      .values({
        investor_id: investorId,
        id: randomUUID(),
        trade_id: tradeId,
        envelope_id: envelopeId,
        kind,
        title,
        file_id: id,
        content_sha256: 'x',
        signed_at: portal.deps.clock.now(),
      })
      .execute();
    return id;
  });
}
