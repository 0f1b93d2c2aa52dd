import { type PDFDict, PDFName, type PDFRawStream, PDFXRefStreamParser } from '@pdfme/pdf-lib';

/** What the packed table of a PDF says of the whole document (ISO 32000-2, 7.5.8.2 and 7.5.5). */
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
 * Lets the PDF reader of this process take from packed tables what they say of the document, and nothing of where objects lie:
 * it looks for these itself and throws the places away, after making as many as a table claims, and a few bytes claim thousands
 * of millions. What a later table does not repeat stays: an older one may lie behind it in the file, and does not name the encryption.
 */
export function takeTrailersOnly(): void {
  PDFXRefStreamParser.forStream = (table) => new TrailerParser(table);
}
