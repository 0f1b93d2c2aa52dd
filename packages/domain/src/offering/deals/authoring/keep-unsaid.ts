import type { DealContent } from './deal-content.ts';
import type { DealDraft } from './deal-draft.ts';

/**
 * A draft with the films, documents, costs and offering that were there before, where it does not mention them: a page or a server older
 * than these fields does not know them. Whoever removes all of them says so with an empty list.
 */
export function keepUnsaid(draft: DealDraft, { films, documents, costs, offering }: DealContent): DealDraft {
  const { content } = draft;
  return {
    ...draft,
    content: {
      ...content,
      ...(content.films === undefined && films !== undefined ? { films } : {}),
      ...(content.costs === undefined && costs !== undefined ? { costs } : {}),
      ...(content.offering === undefined && offering !== undefined ? { offering } : {}),
      ...(content.documents === undefined && documents !== undefined ? { documents } : {}),
    },
  };
}
