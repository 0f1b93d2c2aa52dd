/** Bytes of every piece of an upload but its last: lost and sent again, one is a few seconds on a slow connection. */
export const PIECE_BYTES = 512 * 1024;

/** An upload as far as it came: bytes that it will have, and bytes that are kept, from its beginning without a gap. */
export type UploadProgress = { length: number; offset: number };

/** Where a piece begins, and how many bytes it has. */
export type SentPiece = { offset: number; size: number };

/**
 * - `next`: goes on where the upload stands
 * - `known`: came before; harmless, if it is the same
 * - `misplaced`: begins where none can
 * - `wrong-size`: shorter or longer than the piece there has to be
 */
export type PieceVerdict = 'next' | 'known' | 'misplaced' | 'wrong-size';

/** What becomes of a piece. All but the last are of one size, so that nobody makes thousands of them. */
export function judgePiece({ length, offset }: UploadProgress, piece: SentPiece): PieceVerdict {
  const isPlace = piece.offset >= 0 && piece.offset < length && piece.offset % PIECE_BYTES === 0;
  if (!isPlace || piece.offset > offset) {
    return 'misplaced';
  }
  if (piece.size !== Math.min(PIECE_BYTES, length - piece.offset)) {
    return 'wrong-size';
  }
  return piece.offset < offset ? 'known' : 'next';
}

/** Whether all bytes are there. */
export function isWhole({ length, offset }: UploadProgress): boolean {
  return offset === length;
}
