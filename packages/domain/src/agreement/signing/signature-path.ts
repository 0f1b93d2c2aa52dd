/** A drawn signature is a few strokes; more than this is not a signature. */
export const SIGNATURE_PATH_MAX_LENGTH = 20_000;

/** The field on which a signature is drawn, in the path's own units. */
export const SIGNATURE_FIELD = { width: 600, height: 200 } as const;

const COMMANDS = /^M[MLHVQTCSZmlhvqtcsz\d\s.,+-]*$/;

/** True for a path that only moves and draws lines and curves: nothing else of SVG reaches the renderer. */
export function isSignaturePath(path: string): boolean {
  return path.length <= SIGNATURE_PATH_MAX_LENGTH && COMMANDS.test(path) && /[lhvqcLHVQC]/.test(path);
}
