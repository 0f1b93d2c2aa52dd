import type { MailKind } from '../../../../platform/mail/mail-kind.ts';
import { toAccount } from '../../../people/accounts/profile/mail-recipients.ts';
import { cancelUntilFacts } from '../cancelling/cancellation-facts.ts';
import { gatherRightToCancel, type RightToCancel } from './gather-right-to-cancel.ts';
import { gatherOrder, type OrderInMail, orderPath, orderSays } from './order-in-mail.ts';

export type OrderApprovedMail = { template: 'order-approved'; investorId: string; tradeId: string };

export const orderApprovedMail: MailKind<OrderApprovedMail, OrderInMail & RightToCancel> = {
  texts: 'mail.orderApproved',
  to: toAccount,
  path: orderPath,
  gather: async (deps, request) => ({
    ...(await gatherOrder(deps, request)),
    ...(await gatherRightToCancel(deps, request)),
  }),
  says: (writing) => {
    const { named, facts } = orderSays(writing);
    const { language, t } = writing;
    return { named, facts: [...facts, ...cancelUntilFacts(writing.facts.mayCancel, language, t)] };
  },
};
