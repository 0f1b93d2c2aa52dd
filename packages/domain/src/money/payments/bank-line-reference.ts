const START = 'bank line ';

/** What a row of the journal is called that a line of a bank's statement brought; of a part of one, with the part. */
export function bankLineReference(lineId: string, part?: string): string {
  return part === undefined ? `${START}${lineId}` : `${START}${lineId}, part ${part}`;
}

/** Whether a reference is the portal's own name for a line, which tells a person nothing. */
export function isOfBankLine(reference: string): boolean {
  return reference.startsWith(START);
}
