/** What messages about a ceremony need of it. */
export {
  findJointRecipient,
  findSignedTitle,
  listPapersOfJoint,
  listPapersOfOrder,
  type SealedPaper,
} from './joint-recipient.store.ts';
