import { Refusal } from './say.mjs';

/** The oldest Node.js on which npm can install the project; everything else runs on the pinned one. */
const OLDEST = { major: 20, minor: 20 };

/**
 * Refuses a Node.js that is too old to install the project.
 * @param {string} [version] such as 20.20.2
 */
export function checkNodeVersion(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > OLDEST.major || (major === OLDEST.major && minor >= OLDEST.minor)) {
    return;
  }
  throw new Refusal(
    `Node.js ${version} is too old: install version ${OLDEST.major}.${OLDEST.minor} or newer (24 is best) from https://nodejs.org, then try again.`,
  );
}
