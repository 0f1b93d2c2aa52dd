/** What opens the documents of a ceremony; bound to it, so that they cannot be moved to another. */
export function documentsContext(envelopeId: string): string {
  return `envelope-documents:${envelopeId}`;
}

/** What opens who a signer is: the name and address that stand on the documents. */
export function personContext(envelopeId: string, role: string): string {
  return `signer-person:${envelopeId}:${role}`;
}

/** What opens a signer's mark: the typed name, or the strokes of the drawn one. */
export function signatureContext(envelopeId: string, role: string): string {
  return `signer-signature:${envelopeId}:${role}`;
}
