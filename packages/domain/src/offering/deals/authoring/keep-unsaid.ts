import type { DealContent } from './deal-content.ts';
import type { DealDraft } from './deal-draft.ts';

/**
 * A draft with the films, documents and costs that were there before, where it says nothing of them: a page or a server that is older
 * than they are in drafts does not know of them. Who takes all of them away says so with an empty list.
 */
export function keepUnsaid(draft: DealDraft, { films, documents, costs }: DealContent): DealDraft {
  const { content } = draft;
  return {
    ...draft,
    content: {
      ...content,
      ...(content.films === undefined && films !== undefined ? { films } : {}),
      ...(content.costs === undefined && costs !== undefined ? { costs } : {}),
      ...(content.documents === undefined && documents !== undefined ? { documents } : {}),
    },
  };
}
