import type { DocumentBlock } from '@portal/domain/agreement/signing/signing.wire';
import type { DocumentContent } from '../document-particulars.ts';

/** Everything that a document says, one piece of text a line. */
export function textOf({ title, blocks }: DocumentContent): string {
  return [title, ...blocks.flatMap(piecesOf)].join('\n');
}

function piecesOf(block: DocumentBlock): string[] {
  switch (block.kind) {
    case 'list':
      return block.items;
    case 'table':
      return [block.caption, ...block.rows.flatMap((row) => [row.label, row.value])];
    case 'initial':
      return [block.title, block.text];
    default:
      return [block.text];
  }
}
