import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import manifest from '../../package.json' with { type: 'json' };
import { ROOT } from '../tooling/project.mjs';
import { Refusal, runScript, step } from '../tooling/say.mjs';
import { builderHere } from './builder-here.mjs';
import { layOutImage } from './lay-out-image.mjs';
import { tryImage } from './try-image.mjs';

const NAME = `investor-portal:${manifest.version}`;
const FOLDER = join(ROOT, '.cache/image');
const BYTES_MAX = 300_000_000;

/**
 * `npm run image`: builds the image of this version with docker where its daemon answers, else with buildah, says how large it is, and tries it.
 * `IMAGE_BASE` names another base than the Containerfile's, `IMAGE_BUILD_FLAGS` more flags of the builder, `IMAGE_BEFORE` the image of
 * the version before, whose data this one then takes over.
 */
await runScript(async () => {
  await layOutImage(FOLDER);
  const builder = builderHere();
  const revision = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: ROOT, encoding: 'utf8' }).trim();
  const base = process.env.IMAGE_BASE;
  const flags = (process.env.IMAGE_BUILD_FLAGS ?? '').split(' ').filter((flag) => flag !== '');
  await step(`Building ${NAME} with ${builder}`, async () =>
    run(builder, [
      'build',
      // The OCI format knows no HEALTHCHECK.
      ...(builder === 'buildah' ? ['--format', 'docker'] : []),
      ...flags,
      ...(base === undefined ? [] : ['--build-arg', `BASE=${base}`]),
      ...['--build-arg', `VERSION=${manifest.version}`, '--build-arg', `REVISION=${revision}`, '--tag', NAME],
      ...['--file', join(ROOT, 'deploy/container/Containerfile'), FOLDER],
    ]),
  );
  const bytes = bytesOf(builder);
  console.log(`${NAME}: ${(bytes / 1e6).toFixed(0)} MB`);
  if (bytes > BYTES_MAX) {
    throw new Refusal(
      `The image is larger than ${BYTES_MAX / 1e6} MB: see what apps/api/scripts/stage-server.ts places.`,
    );
  }
  const before = process.env.IMAGE_BEFORE;
  await tryImage({ builder, image: NAME, ...(before === undefined ? {} : { before }) });
});

/**
 * @param {string} program
 * @param {string[]} args
 */
function run(program, args) {
  const { status } = spawnSync(program, args, { stdio: ['ignore', 'inherit', 'inherit'] });
  if (status !== 0) {
    throw new Refusal(`${program} ended with code ${status}.`);
  }
}

/**
 * The size of the image's files.
 * @param {string} builder
 */
function bytesOf(builder) {
  const asked = builder === 'docker' ? ['image', 'inspect', '--format', '{{.Size}}'] : ['images', '--json'];
  const { stdout } = spawnSync(builder, [...asked, NAME], { encoding: 'utf8' });
  return builder === 'docker' ? Number(stdout) : Number.parseFloat(JSON.parse(stdout)[0].size) * 1e6;
}
