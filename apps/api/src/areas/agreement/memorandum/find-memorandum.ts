/** What other areas may read of memoranda: the current ones, and what was accepted. */
export {
  type AcceptedMemorandum,
  type CurrentMemorandum,
  findAcceptanceBefore,
  findCurrentDocument,
  findCurrentMemorandum,
  findCurrentVersion,
} from './memorandum.store.ts';
