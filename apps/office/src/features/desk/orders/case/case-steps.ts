import type { ReadDocument } from '@portal/domain/desk/orders/office-case-reading.wire';

/** What is looked at together: both sides of one identity document, or one paper. */
export type CaseStep = { id: string; kind: ReadDocument['kind']; documents: readonly ReadDocument[] };

/** The steps in which a case is looked through, identity first. */
export function stepsOf(documents: readonly ReadDocument[]): CaseStep[] {
  const steps = new Map<string, ReadDocument[]>();
  for (const document of documents) {
    const id = document.path === null ? document.id : document.path.replace(/\.[^.]+$/, '');
    steps.set(id, [...(steps.get(id) ?? []), document]);
  }
  return [...steps].map(([id, some]) => ({ id, kind: some[0]?.kind ?? 'paper', documents: some }));
}
