import type { Readable } from 'node:stream';

/** `virus` is the signature's name, which says nothing about the person. */
export type ScanResult = { outcome: 'clean' } | { outcome: 'infected'; virus: string };

/** Looks for viruses in what people send, before anything opens it. */
export type VirusScanner = {
  /** Throws ScannerAwayError if there is no clear answer; then the file is not accepted. */
  scan: (bytes: Readable) => Promise<ScanResult>;
};

/** The scanner cannot be reached, is too slow, or answers with an error of its own. */
export class ScannerAwayError extends Error {}
