import { randomUUID } from 'node:crypto';
import type { SignerRole } from '@portal/domain/agreement/signing/signer-role';
import type { LawForm } from '@portal/domain/ground/law/law-forms';
import { freezeDocuments } from '../../../../papers/documents/freeze-documents.ts';
import { sampleParticulars } from '../../../../papers/documents/testing/sample-order.ts';
import { writeForm } from '../../../../papers/law-forms/law-form.ts';
import { sealJson } from '../../../../platform/crypto/seal-json.ts';
import type { TestPortal } from '../../../../testing/open-test-portal.ts';
import type { OrderToSign } from '../../../../testing/signing.ts';
import { documentsContext } from '../ceremony/envelope.ts';
import { findEnvelope } from '../ceremony/envelopes.store.ts';

/** Adds prescribed forms, as specimens, to the ceremony that is prepared for an order. Answers the ids of their documents. */
export async function addForms(
  portal: TestPortal,
  { person, tradeId }: Pick<OrderToSign, 'person' | 'tradeId'>,
  forms: readonly { form: LawForm; for: SignerRole }[],
): Promise<string[]> {
  const { db, deps } = portal;
  const { id } = await db
    .selectFrom('signing_envelopes')
    .select('id')
    .where('trade_id', '=', tradeId)
    .where('status', '=', 'open')
    .executeTakeFirstOrThrow();
  const envelope = await findEnvelope(db, deps.secrets, person.user.id, id);
  if (envelope === undefined) {
    throw new Error('No ceremony is open');
  }
  const purchaser = { name: 'A purchaser', province: 'CAN-ON' } as const;
  const from = sampleParticulars(envelope.language);
  const toSign = forms.map((form) => writeForm({ ...form, purchaser, isSpecimen: true }, from));
  const added = freezeDocuments(from, null, toSign, randomUUID).filter(
    (document) => document.for !== undefined,
  );
  const { versions } = envelope.frozen;
  const { language } = envelope;
  const frozen = {
    ...envelope.frozen,
    versions: { ...versions, [language]: [...(versions[language] ?? []), ...added] },
  };
  await db
    .updateTable('signing_envelopes')
    .set({ sealed_documents: sealJson(deps.secrets, frozen, documentsContext(id)) })
    .where('id', '=', id)
    .execute();
  return added.map((document) => document.id);
}
