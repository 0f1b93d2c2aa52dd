import { spawnSync } from 'node:child_process';
import { findProgram } from '../tooling/find-programs.mjs';
import { Refusal } from '../tooling/say.mjs';

/**
 * What builds and keeps images here. Whoever runs Docker starts its containers from its own images, so it goes before a buildah that is there
 * as well. Throws Refusal where there is neither.
 * @returns {'docker' | 'buildah'}
 */
export function builderHere() {
  if (spawnSync('docker', ['info'], { stdio: 'ignore' }).status === 0) {
    return 'docker';
  }
  if (findProgram('buildah') === undefined) {
    throw new Refusal('Neither a Docker that runs nor buildah is here: apt-get install buildah');
  }
  return 'buildah';
}
