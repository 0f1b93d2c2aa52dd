/**
 * Why this is no release that may be handed out; undefined where it is one. What a dealer installs can be found again by its tag, with nothing
 * that was not committed.
 * @param {{ version: string, tagsHere: readonly string[], isChanged: boolean, imageRevision: string | undefined, revision: string }} facts
 *   `imageRevision`: of the image that goes along, undefined for none
 * @returns {string | undefined}
 */
export function judgeRelease({ version, tagsHere, isChanged, imageRevision, revision }) {
  if (isChanged) {
    return 'There are changes that are not committed.';
  }
  if (!tagsHere.includes(`v${version}`)) {
    return `This commit has no tag v${version}: git tag --annotate v${version} --message "Version ${version}"`;
  }
  if (imageRevision !== undefined && imageRevision !== revision) {
    return 'The image was built from another commit: npm run image';
  }
  return undefined;
}
