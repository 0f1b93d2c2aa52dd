import { mayReadPart } from '@portal/domain/desk/queues/order-parts';
import type { Deps } from '../../../platform/deps.ts';
import { findOwnFile, findReadableFile } from '../../../platform/files/files.store.ts';
import type { StoredFile } from '../../../platform/files/stored-file.ts';
import type { StaffActor } from '../../../platform/http/actor.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { isSignedFor } from './papers.store.ts';
import { listMemoranda } from './papers-of-order.store.ts';
import type { OrderInScope } from './require-order.ts';

/**
 * A paper of the order: one that was signed for it, for a role that reads profiles, because answers stand in it; or a memorandum that its
 * investor accepted or is to accept. Throws NOT_FOUND for any
 * other file, existing or not.
 */
export async function findPaper(
  { db }: Pick<Deps, 'db'>,
  { role }: Pick<StaffActor, 'role'>,
  order: OrderInScope,
  documentId: string,
): Promise<StoredFile> {
  const memoranda = await listMemoranda(db, order);
  const file = memoranda.some((memorandum) => memorandum.documentId === documentId)
    ? await findReadableFile(db, { as: 'staff' }, documentId)
    : mayReadPart(role, 'profile') && (await isSignedFor(db, order, documentId))
      ? await findOwnFile(db, order.investorId, documentId)
      : undefined;
  if (file === undefined) {
    throw new AppError('NOT_FOUND');
  }
  return file;
}
