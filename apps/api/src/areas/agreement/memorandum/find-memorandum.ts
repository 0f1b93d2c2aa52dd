/** What other areas read of memoranda: those that count today, and what was accepted. */
export {
  type AcceptedMemorandum,
  type CurrentMemorandum,
  findAcceptanceBefore,
  findCurrentDocument,
  findCurrentMemorandum,
  findCurrentVersion,
} from './memorandum.store.ts';
