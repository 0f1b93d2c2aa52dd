import { approvableBy, kindsOf } from '@portal/domain/firm/proposals/proposal-kinds';
import { type Reader, representativeOf } from '../queues/rows/ask-queue.ts';
import type { Asked } from './open-proposals.store.ts';

/** A reader's question for open proposals: of the kinds that concern their role, and of their own clients where it has clients. */
export function askedBy(reader: Reader, now: Date): Asked {
  const { staffId, role } = reader.actor;
  return {
    staffId,
    now,
    kinds: kindsOf(role),
    approvable: approvableBy(role),
    representativeId: representativeOf(reader),
  };
}
