import { formatDay } from '@portal/domain/ground/formats/dates';
import type { Deps } from '../../../platform/deps.ts';
import type { MailKind, MailKinds } from '../../../platform/mail/mail-kind.ts';
import { toAccount } from '../../people/accounts/profile/mail-recipients.ts';
import { findOrder } from '../trades/find-order.ts';
import {
  gatherOrder,
  type OrderInMail,
  orderPath,
  orderSays,
  reasonList,
} from '../trades/mails/order-in-mail.ts';
import { readOpenRequest } from './read-requests.ts';

/** What becomes of a request for changes before it is answered. */
export type ChangesMail = {
  template: 'changes-withdrawn' | 'changes-reworded' | 'changes-reminder';
  investorId: string;
  tradeId: string;
  requestId: string;
};

type Asked = OrderInMail & { answerBy: string | null };

export const CHANGES_MAILS: MailKinds<ChangesMail, Asked> = {
  'changes-withdrawn': {
    texts: 'mail.changesWithdrawn',
    to: toAccount,
    path: orderPath,
    gather: async (deps, request) => ({ ...(await gatherOrder(deps, request)), answerBy: null }),
    says: orderSays,
    // Not where something else was asked for meanwhile.
    isStillTrue: async ({ db }, { investorId, tradeId }) =>
      (await findOrder(db, investorId, tradeId))?.status === 'inReview',
  },
  'changes-reworded': whatIsAsked('mail.changesReworded'),
  'changes-reminder': whatIsAsked('mail.changesReminder'),
};

function whatIsAsked(texts: string): MailKind<ChangesMail, Asked> {
  return {
    texts,
    to: toAccount,
    path: orderPath,
    gather: async (deps, request) => ({
      ...(await gatherOrder(deps, request)),
      answerBy: (await openRequest(deps, request))?.answerBy ?? null,
    }),
    says: (writing) => {
      const { named, facts = [] } = orderSays(writing);
      const { language, t } = writing;
      const { answerBy, order } = writing.facts;
      const due =
        answerBy === null
          ? []
          : [{ label: t('mail.orderReturned.answerBy'), value: formatDay(answerBy, language) }];
      return { named, facts: [...facts, ...due], list: reasonList(order, t('mail.orderReturned.reason')) };
    },
    // Not of what was answered or withdrawn meanwhile.
    isStillTrue: async (deps, request) => (await openRequest(deps, request)) !== undefined,
  };
}

async function openRequest({ db }: Pick<Deps, 'db'>, { investorId, tradeId, requestId }: ChangesMail) {
  const open = await readOpenRequest(db, { investorId, id: tradeId });
  return open?.id === requestId ? open : undefined;
}
