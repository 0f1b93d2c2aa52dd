import { PDFDocument } from '@pdfme/pdf-lib';
import type { OfficeMemorandum } from '@portal/domain/agreement/memorandum/office-memorandum.wire';
import type { Language } from '@portal/domain/ground/people/languages';
import type { LightMyRequestResponse } from 'fastify';
import type { Colleague } from './colleagues.ts';
import { multipartBody } from './multipart.ts';

/** A PDF of empty pages; its `name` makes its bytes its own. */
export async function memorandumPdf(pages: number, name = ''): Promise<Buffer> {
  const document = await PDFDocument.create();
  document.setTitle(name);
  for (let page = 0; page < pages; page += 1) {
    document.addPage();
  }
  return Buffer.from(await document.save());
}

/** The parts of the form by which a document is brought. */
export function memorandumForm(language: Language, bytes: Buffer) {
  return [
    { name: 'language', value: language },
    { name: 'file', fileName: 'memorandum.pdf', bytes },
  ];
}

/** Brings a document of the next version, as the office's form does. */
export function bringMemorandum(
  colleague: Colleague,
  dealId: string,
  language: Language,
  bytes: Buffer,
): Promise<LightMyRequestResponse> {
  const { payload, headers } = multipartBody(memorandumForm(language, bytes));
  return colleague.post(`/office/deals/${dealId}/memorandum/documents`, payload, headers);
}

/** The memorandum of a deal as somebody of the office reads it. */
export async function readMemorandum(colleague: Colleague, dealId: string): Promise<OfficeMemorandum> {
  return (await colleague.get(`/office/deals/${dealId}/memorandum`)).json().data;
}

/** Asks for a second person; answers what is sent back to publish it. */
export async function submitMemorandum(
  colleague: Colleague,
  dealId: string,
  isTranslation = false,
): Promise<{ proposalId: string; hash: string }> {
  const { drafts } = await readMemorandum(colleague, dealId);
  const documentIds = drafts.map(({ id }) => id);
  const reply = await colleague.post(`/office/deals/${dealId}/memorandum/submit`, {
    documentIds,
    isTranslation,
  });
  const read: OfficeMemorandum | undefined = reply.json().data;
  if (read?.review === null || read?.review === undefined) {
    throw new Error(`Could not submit: ${reply.body}`);
  }
  return { proposalId: read.review.proposalId, hash: read.review.hash };
}
