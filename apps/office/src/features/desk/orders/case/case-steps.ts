import type { ReadDocument } from '@portal/domain/desk/orders/office-case-reading.wire';

/** What is looked at together: up to two of one person's identity documents, or one paper. */
export type CaseStep = { id: string; kind: ReadDocument['kind']; documents: readonly ReadDocument[] };

/** As many lie beside each other on a desk's screen. */
const SIDE_BY_SIDE_MAX = 2;

type Group = { id: string; person: string | null; documents: ReadDocument[] };

/**
 * The steps in which a case is looked through, identity first: both sides of a document together, and what fits beside it of the
 * same person, such as a card of one side and the bill that proves the address.
 */
export function stepsOf(documents: readonly ReadDocument[]): CaseStep[] {
  const steps: Group[] = [];
  for (const group of groupsOf(documents)) {
    const last = steps.at(-1);
    const fits =
      last !== undefined &&
      last.person !== null &&
      last.person === group.person &&
      last.documents.length + group.documents.length <= SIDE_BY_SIDE_MAX;
    if (fits) {
      last.documents.push(...group.documents);
    } else {
      steps.push(group);
    }
  }
  return steps.map(({ id, documents: some }) => ({ id, kind: some[0]?.kind ?? 'paper', documents: some }));
}

/** The sides of each identity document together, and each paper by itself. */
function groupsOf(documents: readonly ReadDocument[]): Group[] {
  const groups = new Map<string, Group>();
  for (const document of documents) {
    const parts = document.path?.split('.') ?? null;
    const id = parts === null ? document.id : parts.slice(0, -1).join('.');
    const person = parts === null ? null : parts.slice(0, -2).join('.');
    const group = groups.get(id) ?? { id, person, documents: [] };
    group.documents.push(document);
    groups.set(id, group);
  }
  return [...groups.values()];
}
