import type { DocumentBlock } from '@portal/domain/agreement/signing/signing.wire';
import type { DocumentContent } from '../document-particulars.ts';

/** Everything that a document says, one piece of text a line. */
export function textOf({ title, blocks }: DocumentContent): string {
  return [title, ...blocks.flatMap(piecesOf)].join('\n');
}

/** What one block says, a piece of text each. */
export function piecesOf(block: DocumentBlock): string[] {
  switch (block.kind) {
    case 'list':
      return block.items;
    case 'table':
      return [block.caption, ...block.rows.flatMap((row) => [row.label, row.value])];
    case 'filled':
      return [block.caption, ...block.rows.flatMap((row) => [row.label, row.value])];
    case 'initial':
      return [block.title, block.text];
    case 'choice':
      return [block.title, ...block.rows.map((row) => row.text)];
    default:
      return [block.text];
  }
}
