import {
  IMPORT_CHARACTERS_MAX,
  type ImportDealsInput,
} from '@portal/domain/offering/deals/authoring/office-deals.wire';

/** A file with more bytes must have too many characters. */
const BYTES_MAX = IMPORT_CHARACTERS_MAX * 4;

/**
 * The text of a chosen file: JSON by its name, otherwise CSV. Spreadsheets on Windows do not write UTF-8; their encoding is recognised.
 * Null if it is too large to be sent.
 */
export async function readImportFile(file: File): Promise<ImportDealsInput | null> {
  if (file.size > BYTES_MAX) {
    return null;
  }
  const text = decode(await file.arrayBuffer());
  const format = file.name.toLowerCase().endsWith('.json') ? 'json' : 'csv';
  return text.length > IMPORT_CHARACTERS_MAX ? null : { format, text };
}

function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
