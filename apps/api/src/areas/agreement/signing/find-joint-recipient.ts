/** What messages about a ceremony need of it. */
export { findJointRecipient, findSignedTitle } from './joint-recipient.store.ts';
export { listPapersOfJoint, listPapersOfOrder, type SealedPaper } from './sealed-papers.store.ts';
