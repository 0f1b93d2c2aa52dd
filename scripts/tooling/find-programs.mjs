import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The shell is the same engine without windows, which cost a third of a short test. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const MAC_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * The Chromium or Chrome of this machine: CHROMIUM_PATH first, then the usual names and places.
 * @returns {string | undefined} the program's path
 */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    return isProgram(named) ? named : undefined;
  }
  return NAMES.map(findProgram).find((path) => path !== undefined) ?? MAC_PLACES.find(isProgram);
}

/**
 * A program on the search path (the system's folders are always looked at).
 * @param {string} name
 * @returns {string | undefined}
 */
export function findProgram(name) {
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    '/usr/local/bin',
    '/usr/bin',
    '/opt/homebrew/bin',
  ];
  return folders.map((folder) => join(folder, name)).find(isProgram);
}

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
