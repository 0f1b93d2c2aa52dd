import type { MailKind } from '../../../../platform/mail/mail-kind.ts';
import { gatherMemorandum, type MemorandumFacts } from '../../memorandum/gather-memorandum.ts';
import { memorandumSays } from '../../memorandum/memorandum-mail.ts';
import { signingPath, toJoint } from './joint-mails.ts';

/** To the joint investor: the memorandum that they accepted; the link is that of their part, for one without an account. */
export type JointMemorandumMail = {
  template: 'joint-memorandum';
  investorId: string;
  tradeId: string;
  envelopeId: string;
  linkToken: string | null;
  documentId: string;
};

const TEXTS = 'mail.jointMemorandum';

export const jointMemorandumMail: MailKind<JointMemorandumMail, MemorandumFacts> = {
  texts: TEXTS,
  to: toJoint,
  gather: (deps, { documentId }) => gatherMemorandum(deps, documentId),
  path: signingPath,
  says: (writing) => memorandumSays(TEXTS, writing),
};
