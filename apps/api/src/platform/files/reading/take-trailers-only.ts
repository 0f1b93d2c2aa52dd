import { type PDFDict, PDFName, type PDFRawStream, PDFXRefStreamParser } from '@pdfme/pdf-lib';

/** What the packed table of a PDF says about the whole document (ISO 32000-2, 7.5.8.2 and 7.5.5). */
const TRAILER_ENTRIES = ['Root', 'Encrypt', 'Info', 'ID'] as const;

class TrailerParser extends PDFXRefStreamParser {
  readonly #table: PDFDict;

  constructor(table: PDFRawStream) {
    super(table);
    this.#table = table.dict;
  }

  override parseIntoContext(): ReturnType<PDFXRefStreamParser['parseIntoContext']> {
    const { trailerInfo } = this.#table.context;
    for (const name of TRAILER_ENTRIES) {
      const entry = this.#table.get(PDFName.of(name));
      if (entry !== undefined) {
        trailerInfo[name] = entry;
      }
    }
    return [];
  }
}

/**
 * Makes the PDF reader of this process take from packed tables only what they say about the document, not where objects are: it
 * finds those itself and discards the places, but only after creating as many as a table claims, and a few bytes can claim billions.
 * Entries a later table does not repeat stay: an older one may follow it in the file without naming the encryption.
 */
export function takeTrailersOnly(): void {
  PDFXRefStreamParser.forStream = (table) => new TrailerParser(table);
}
