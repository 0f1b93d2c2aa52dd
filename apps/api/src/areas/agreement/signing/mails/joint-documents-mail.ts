import type { MailKind } from '../../../../platform/mail/mail-kind.ts';
import { gatherOrder, type OrderInMail, orderSays } from '../../../order/trades/mails/order-in-mail.ts';
import { toJoint } from './joint-mails.ts';
import { listPapersOfJoint, type SealedPaper } from './joint-recipient.store.ts';

/** To the joint investor: the signed papers, behind a link that is theirs alone. */
export type JointDocumentsMail = {
  template: 'joint-documents';
  investorId: string;
  tradeId: string;
  envelopeId: string;
  linkToken: string;
};

const TEXTS = 'mail.jointDocuments';

export const jointDocumentsMail: MailKind<
  JointDocumentsMail,
  OrderInMail & { papers: readonly SealedPaper[] }
> = {
  texts: TEXTS,
  to: toJoint,
  path: ({ linkToken }) => `/signed-copies/${linkToken}`,
  gather: async (deps, request) => ({
    ...(await gatherOrder(deps, request)),
    papers: await listPapersOfJoint(deps.db, request.investorId, request.envelopeId),
  }),
  says: (writing) => {
    const items = writing.facts.papers.map(({ title }) => ({ text: title, url: null }));
    return {
      ...orderSays(writing),
      list: items.length === 0 ? null : { title: writing.t(`${TEXTS}.papers`), items },
    };
  },
};
