/**
 * Builds into a folder of its own and then puts each file into its place, whole. A server that runs goes on meanwhile and afterwards,
 * and so do the pages that it has sent. `hasHash` says whether another build's file of this name has the same content.
 */
export function replaceBuild<Result>(
  dist: string,
  hasHash: (file: string) => boolean,
  build: (folder: string) => Promise<Result>,
): Promise<Result>;
