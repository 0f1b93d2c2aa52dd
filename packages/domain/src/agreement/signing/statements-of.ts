import type { DocumentBlock } from './signing.wire.ts';

/** Something that a signer initials: a statement by itself, or one of several rows. */
export type Statement = {
  /** The id of the choice between the rows; null for a statement by itself, which has one row. */
  choiceId: string | null;
  title: string;
  rows: readonly { rowId: string; title: string }[];
};

/** What the signer of a document initials, in reading order. */
export function statementsOf(blocks: readonly DocumentBlock[]): Statement[] {
  return blocks.flatMap((block): Statement[] => {
    switch (block.kind) {
      case 'initial': {
        const { rowId, title } = block;
        return [{ choiceId: null, title, rows: [{ rowId, title }] }];
      }
      case 'choice': {
        const { choiceId, title } = block;
        return [{ choiceId, title, rows: block.rows.map(({ rowId, text }) => ({ rowId, title: text })) }];
      }
      default:
        return [];
    }
  });
}

/** Whether a statement has its initials, among the rows that do. */
export function isInitialled({ rows }: Statement, given: (rowId: string) => boolean): boolean {
  return rows.some(({ rowId }) => given(rowId));
}
