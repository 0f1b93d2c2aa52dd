import { PIECE_BYTES } from '@portal/domain/ground/uploads/judge-piece';
import { sha256Hex } from '../../platform/crypto/new-token.ts';
import { transact } from '../../platform/db/transact.ts';
import { keepFile } from '../../platform/files/kept/keep-file.ts';
import { readableDocument } from '../../platform/files/testing/readable-document.ts';
import type { TestPortal } from '../open-test-portal.ts';
import { type Person, registerPerson } from '../people.ts';
import { beginUpload, pieceHeaders, sendInPieces, someScan } from '../uploads.ts';
import type { MakeCall } from './example-call.ts';

async function ownDocument(portal: TestPortal): Promise<{ person: Person; fileId: string }> {
  const person = await registerPerson(portal);
  const bytes = await readableDocument();
  const { id } = await transact(portal.db, (trx) =>
    keepFile(trx, portal.deps, {
      investorId: person.user.id,
      purpose: 'signed-document',
      originalName: 'Subscription agreement.pdf',
      contentType: 'application/pdf',
      bytes,
      pages: 1,
    }),
  );
  return { person, fileId: id };
}

async function begunUpload(portal: TestPortal) {
  const person = await registerPerson(portal);
  const bytes = await someScan();
  return { person, bytes, id: (await beginUpload(person, bytes)).id };
}

const evidenceInPieces =
  (field: string): MakeCall =>
  async (portal) => {
    const person = await registerPerson(portal);
    return { person, body: { [field]: await sendInPieces(person, await someScan()) } };
  };

/** Valid calls that send a document in pieces, and read one page by page. */
export const FILE_CALLS: Readonly<Record<string, MakeCall>> = {
  'GET /user/file/:id/pages/:page': async (portal) => {
    const { person, fileId } = await ownDocument(portal);
    return { person, params: { id: fileId, page: '1' } };
  },
  'POST /user/upload': async (portal) => {
    const person = await registerPerson(portal);
    const bytes = await someScan();
    return { person, body: { name: 'card.png', length: bytes.length, sha256: sha256Hex(bytes) } };
  },
  'POST /user/upload/:id': async (portal) => {
    const { person, bytes, id } = await begunUpload(portal);
    return { person, params: { id }, text: bytes.subarray(0, PIECE_BYTES), headers: pieceHeaders(0) };
  },
  'POST /user/kyc/upload/id/pieces': evidenceInPieces('front'),
  'POST /user/kyc/upload/address/pieces': evidenceInPieces('bill'),
  'GET /files/:id/pages/:page': async (portal) => {
    const { person, fileId } = await ownDocument(portal);
    const { picture }: { picture: string } = (await person.get(`/user/file/${fileId}/pages/1`)).json().data;
    const { searchParams } = new URL(picture);
    return { person: null, params: { id: fileId, page: '1' }, query: Object.fromEntries(searchParams) };
  },
};
