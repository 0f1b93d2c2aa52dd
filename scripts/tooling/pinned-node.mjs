import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { Refusal } from './say.mjs';

/**
 * The program of the pinned Node.js by platform, as SHA-256. The package `node` fetches it while it is installed, outside of the lock file
 * and its digests, so it is held against these. A new version has new ones: the digest of `bin/node` in `npm pack node-<platform>@<version>`.
 */
export const PINNED_NODE_DIGESTS = {
  version: '24.21.0',
  /** @type {Readonly<Record<string, string>>} */
  sha256: {
    'linux-x64': '7fde7b8afa198da66257f42ee2001d874c7355631e6d1579a5fb5ef1f246df4c',
    'linux-arm64': '0f8949d1028f6d61506b2d5bc57e7e6fe893d7b1997509b7847294fc9c616584',
    'win32-x64': 'ba4e6d110e8c1592a1ecd390f6b05f3da124b13871a5be62b341a07a853c6c32',
  },
};

/**
 * Refuses a program that is not the pinned Node.js, before it runs for the first time.
 * @param {string} program
 * @param {string} [platform]
 */
export async function checkPinnedNode(program, platform = `${process.platform}-${process.arch}`) {
  const wanted = PINNED_NODE_DIGESTS.sha256[platform];
  if (wanted === undefined) {
    console.log(`The Node.js of ${platform} is not checked: its digest is not known.`);
    return;
  }
  const hash = createHash('sha256');
  await pipeline(createReadStream(program), hash);
  if (hash.digest('hex') !== wanted) {
    throw new Refusal(
      `The Node.js that was installed is not the one that is expected (${program}): it was changed on its way. Do not run it. Delete node_modules and install from another network or registry.`,
    );
  }
}
