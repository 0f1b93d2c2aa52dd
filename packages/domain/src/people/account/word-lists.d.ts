/** The packages describe only all their lists together; a third of them is all that a browser should have to load. */
declare module '@zxcvbn-ts/*.json.mjs' {
  const words: string[];
  export default words;
}
