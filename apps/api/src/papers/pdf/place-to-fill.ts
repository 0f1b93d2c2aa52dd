/** A place on a printed document that a signer fills elsewhere; in points from the page's upper left corner. */
export type PlaceToFill = {
  kind: 'signature' | 'initials' | 'date';
  /** Which of the paper's signature lines it belongs to, from 0. */
  line: number;
  /** The statement that is initialled; null for the other kinds. */
  rowId: string | null;
  /** From 1. */
  page: number;
  x: number;
  y: number;
};

/** What is recorded while printing a document to be filled elsewhere. */
export type Filling = {
  /** Names on the signature lines: each statement has a box for each of them. */
  names: readonly string[];
  places: PlaceToFill[];
};

/** Records a place on the page being drawn. */
export function notePlace(
  { filling, doc }: { filling: Filling | null; doc: PDFKit.PDFDocument },
  place: Omit<PlaceToFill, 'page'>,
): void {
  filling?.places.push({ ...place, page: doc.bufferedPageRange().count });
}
