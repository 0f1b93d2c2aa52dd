import type { OfficeOrder } from '@portal/domain/desk/orders/office-order.wire';
import type { OrderMove } from '@portal/domain/desk/orders/office-order-moves.wire';
import { OFFICE_PAGES } from '@portal/domain/firm/staff/office-pages';
import { showToast } from '@portal/web/toasts';
import { useTranslation } from 'react-i18next';
import { generatePath, useNavigate } from 'react-router';
import { useLazyApprovalsQuery } from '#state/approvals-api.ts';
import { useTakeCaseMutation } from '../order-api.ts';

/** Decisions after which the person has nothing more to do with this case. */
const AS_FIRST: ReadonlySet<OrderMove> = new Set<OrderMove>(['propose-approval', 'ask-changes', 'decline']);
const AS_SECOND: ReadonlySet<OrderMove> = new Set<OrderMove>(['approve', 'return-approval']);

/**
 * After a decision: opens the next case of the person's queue, the one that waited longest. Whoever approves gets what waits for
 * their approval; whoever proposed, asked or declined gets the next order that nobody has. Where none waits, the page stays.
 */
export function useNextCase({ order, changeRequests }: OfficeOrder): (move: OrderMove) => Promise<void> {
  const navigate = useNavigate();
  const { t } = useTranslation();
  const [takeCase] = useTakeCaseMutation();
  const [readApprovals] = useLazyApprovalsQuery();
  const go = (orderId: string) => {
    showToast('info', t('officeReading.nextCase'));
    return navigate(generatePath(OFFICE_PAGES.order, { orderId }));
  };
  const waitsForApproval = async () => {
    const { data } = await readApprovals({ part: 'for-you' });
    return data?.rows.find(({ kind, targetId }) => kind === 'approve-order' && targetId !== order.id)
      ?.targetId;
  };
  const nextOfQueue = async () => {
    const queues = ['new-orders', 'changes-answered'] as const;
    for (const queue of changeRequests.length > 0 ? queues.toReversed() : queues) {
      const { data } = await takeCase({ queue });
      if (data !== undefined && data !== null) {
        return data.claim.id;
      }
    }
    return undefined;
  };
  return async (move) => {
    const next = AS_SECOND.has(move)
      ? await waitsForApproval()
      : AS_FIRST.has(move)
        ? await nextOfQueue()
        : undefined;
    if (next !== undefined) {
      await go(next);
    }
  };
}
