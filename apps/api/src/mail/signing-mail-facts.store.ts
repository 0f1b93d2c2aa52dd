import { fullName } from '@portal/domain/formats/names';
import type { Db } from '../db/tables.ts';
import type { Recipient } from './mail-facts.store.ts';
import type { SigningFacts } from './mail-facts.ts';
import type { MailRequest } from './request-mail.ts';

/** The joint investor of a ceremony, who has no account; their address is the one that stands in the documents. */
export async function findJointRecipient(
  db: Db,
  investorId: string,
  envelopeId: string,
): Promise<Recipient | undefined> {
  const signer = await db
    .selectFrom('signing_signers')
    .select(['person', 'language'])
    .where('investor_id', '=', investorId)
    .where('envelope_id', '=', envelopeId)
    .where('role', '=', 'joint')
    .executeTakeFirst();
  return signer && { email: signer.person.email, firstName: signer.person.name, language: signer.language };
}

/** The names in the sentences of a message about signing; null for a message about anything else. */
export async function findSigningFacts(db: Db, request: MailRequest): Promise<SigningFacts | null> {
  const { investorId, template } = request;
  const isAboutSigning =
    'fileId' in request ||
    'linkToken' in request ||
    template === 'joint-declined' ||
    template === 'joint-order-cancelled';
  if (!isAboutSigning) {
    return null;
  }
  const row = await db
    .selectFrom('investors')
    .leftJoin('trades', (join) =>
      join
        .onRef('trades.investor_id', '=', 'investors.id')
        .on('trades.id', '=', 'tradeId' in request ? request.tradeId : null),
    )
    .leftJoin('signed_documents', (join) =>
      join
        .onRef('signed_documents.investor_id', '=', 'investors.id')
        .on('signed_documents.file_id', '=', 'fileId' in request ? request.fileId : null),
    )
    .select([
      'investors.first_name as firstName',
      'investors.last_name as lastName',
      'trades.joint_investor as joint',
      'signed_documents.title',
    ])
    .where('investors.id', '=', investorId)
    .executeTakeFirst();
  return row === undefined
    ? null
    : {
        investorName: fullName(row),
        jointName: row.joint === null ? '' : fullName(row.joint),
        documentTitle: row.title ?? '',
      };
}
