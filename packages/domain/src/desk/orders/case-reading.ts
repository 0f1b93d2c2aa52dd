/** A document that an order is decided on: what proves who somebody is, or a paper signed for the order. */
export type CaseDocument = { id: string; kind: 'identity' | 'paper' };
/** Somebody of the office, and which of the order's documents they opened. */
export type CaseReader = { id: string; opened: readonly string[] };
/** How many of a person's documents of each kind were opened, of how many. */
export type OpenedCounts = Record<'identity' | 'identityAll' | 'papers' | 'papersAll', number>;

/** What one person opened, counted. A document that is none of the order's does not count. */
export function countOpened(
  documents: readonly CaseDocument[],
  { opened }: Pick<CaseReader, 'opened'>,
): OpenedCounts {
  const identity = documents.filter(({ kind }) => kind === 'identity');
  const papers = documents.filter(({ kind }) => kind === 'paper');
  const openedOf = (some: readonly CaseDocument[]) => some.filter(({ id }) => opened.includes(id)).length;
  return {
    identity: openedOf(identity),
    identityAll: identity.length,
    papers: openedOf(papers),
    papersAll: papers.length,
  };
}

/** The documents that none of these people opened, in the order of the list. */
export function unopenedBy<Document extends CaseDocument>(
  documents: readonly Document[],
  people: readonly Pick<CaseReader, 'opened'>[],
): Document[] {
  return documents.filter(({ id }) => people.every(({ opened }) => !opened.includes(id)));
}
