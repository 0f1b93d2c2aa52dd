/** Browser code has no types of Node; the one test that reads a style sheet from disk needs only this. */
declare module 'node:fs' {
  export function readFileSync(path: URL, encoding: 'utf8'): string;
}
