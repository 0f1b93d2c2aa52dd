import type { DocumentBlock } from '@portal/domain/agreement/signing/signing.wire';

export type TableRow = { label: string; value: string };

/** A section's heading; the document's title is the only one above it. */
export function heading(text: string): DocumentBlock {
  return { kind: 'heading', level: 2, text };
}

export function paragraph(text: string): DocumentBlock {
  return { kind: 'paragraph', text };
}

/** A list whose items are cited by letter: (a), (b), (c). */
export function ordered(items: string[]): DocumentBlock {
  return { kind: 'list', ordered: true, items };
}

export function table(caption: string, rows: TableRow[]): DocumentBlock {
  return { kind: 'table', caption, rows };
}

/** A statement the signer initials personally; nothing is ever initialled for them. */
export function initial(rowId: string, title: string, text: string): DocumentBlock {
  return { kind: 'initial', rowId, title, text };
}
