import { transact } from '../../platform/db/transact.ts';
import { keepFile } from '../../platform/files/keep-file.ts';
import { readableDocument } from '../../platform/files/testing/readable-document.ts';
import type { TestPortal } from '../open-test-portal.ts';
import { type Person, registerPerson } from '../people.ts';
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

/** Valid calls that read a document page by page. */
export const FILE_CALLS: Readonly<Record<string, MakeCall>> = {
  'GET /user/file/:id/pages/:page': async (portal) => {
    const { person, fileId } = await ownDocument(portal);
    return { person, params: { id: fileId, page: '1' } };
  },
  'GET /files/:id/pages/:page': async (portal) => {
    const { person, fileId } = await ownDocument(portal);
    const { picture }: { picture: string } = (await person.get(`/user/file/${fileId}/pages/1`)).json().data;
    const { searchParams } = new URL(picture);
    return { person: null, params: { id: fileId, page: '1' }, query: Object.fromEntries(searchParams) };
  },
};
