const START = 'bank line ';

/** The reference of a journal row that came from a line of a bank's statement; with the part, for a part of a line. */
export function bankLineReference(lineId: string, part?: string): string {
  return part === undefined ? `${START}${lineId}` : `${START}${lineId}, part ${part}`;
}

/** Whether a reference is the portal's own name for a line, which tells a person nothing. */
export function isOfBankLine(reference: string): boolean {
  return reference.startsWith(START);
}

/** The line that such a reference names, with or without a part; null for any other text. */
export function lineIdIn(text: string): string | null {
  return isOfBankLine(text) ? (text.slice(START.length).split(',')[0]?.trim() ?? null) : null;
}
