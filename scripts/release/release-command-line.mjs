import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import manifest from '../../package.json' with { type: 'json' };
import { builderHere } from '../image/builder-here.mjs';
import { PINNED_NODE, ROOT } from '../tooling/project.mjs';
import { Refusal, runScript, step } from '../tooling/say.mjs';
import { judgeRelease } from './judge-release.mjs';
import { layOutArchive } from './lay-out-archive.mjs';
import { signFolder } from './sign-folder.mjs';

const { version } = manifest;
const IMAGE = `investor-portal:${version}`;
const REVISION = 'org.opencontainers.image.revision';
const FOLDER = join(ROOT, `.cache/release/${version}`);
const LAID_OUT = join(ROOT, '.cache/archive');
const SBOM = join(ROOT, 'scripts/sbom/sbom-command-line.mjs');
/** Of the archive, in this order; the image's folder has a script more, which only its build needs. */
const IN_ARCHIVE = [
  'node',
  'portal',
  'brand',
  'deploy',
  'docs',
  'CHANGELOG.md',
  'LICENSE',
  'SECURITY.md',
  '.env.example',
];

/**
 * `npm run release -- --key <Ed25519 key in PEM>`: what a dealer gets of this version, in one folder: the archive for systemd, the image of
 * `npm run image` as a file (`--without-image`: not), the list of packages, their digests, and the signature of these. It refuses what cannot
 * be found again by its tag; `--trial` makes it all the same, to look at.
 */
await runScript(async () => {
  const argv = process.argv.slice(2);
  const keyPath = argv.includes('--key') ? argv[argv.indexOf('--key') + 1] : undefined;
  const isTrial = argv.includes('--trial');
  const image = argv.includes('--without-image') ? undefined : imageHere();
  const revision = git('rev-parse', 'HEAD');
  const why =
    judgeRelease({
      version,
      revision,
      tagsHere: git('tag', '--points-at', 'HEAD').split('\n'),
      isChanged: git('status', '--porcelain') !== '',
      imageRevision: image?.revision,
    }) ?? (keyPath === undefined ? 'A release is signed: --key <file>' : undefined);
  if (why !== undefined && !isTrial) {
    throw new Refusal(`${why}\nTo look at one all the same: --trial`);
  }
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  await layOutArchive(LAID_OUT);
  await step('Writing the archive', async () =>
    run('tar', [
      ...['--owner=0', '--group=0', '-czf', join(FOLDER, `investor-portal-${version}-linux-x64.tar.gz`)],
      ...['-C', LAID_OUT, ...IN_ARCHIVE],
    ]),
  );
  if (image !== undefined) {
    await step('Writing the image', async () =>
      image.save(join(FOLDER, `investor-portal-${version}-image.tar`)),
    );
  }
  run(PINNED_NODE, [SBOM]);
  copyFileSync(join(ROOT, '.cache/sbom.cdx.json'), join(FOLDER, 'sbom.cdx.json'));
  const facts = [`version: ${version}`, `commit: ${revision}`, ...(image ? [`image: ${image.id}`] : [])];
  writeFileSync(join(FOLDER, 'RELEASE'), `${facts.join('\n')}\n`);
  await step('Signing it', () => signFolder(FOLDER, keyPath));
  console.log(`${FOLDER}${why === undefined ? '' : `\nThis is no release: ${why}`}`);
});

/** The image of this version, as docker or buildah has it. */
function imageHere() {
  const builder = builderHere();
  const inspect = (/** @type {string[]} */ args) =>
    spawnSync(builder, args, { encoding: 'utf8' }).stdout.trim();
  const label = (/** @type {string} */ path) => `{{index ${path} "${REVISION}"}}`;
  const [id, revision] =
    builder === 'docker'
      ? [
          inspect(['image', 'inspect', '--format', '{{.Id}}', IMAGE]),
          inspect(['image', 'inspect', '--format', label('.Config.Labels'), IMAGE]),
        ]
      : [
          inspect(['images', '--no-trunc', '--quiet', IMAGE]),
          inspect(['inspect', '--type', 'image', '--format', label('.OCIv1.Config.Labels'), IMAGE]),
        ];
  if (id === '' || id === undefined) {
    throw new Refusal(`There is no image ${IMAGE}: npm run image, or --without-image`);
  }
  return {
    id,
    revision,
    save: (/** @type {string} */ file) =>
      builder === 'docker'
        ? run('docker', ['save', '--output', file, IMAGE])
        : run('buildah', ['push', '--quiet', IMAGE, `docker-archive:${file}:${IMAGE}`]),
  };
}

/** @param {string[]} args */
function git(...args) {
  return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();
}

/**
 * @param {string} program
 * @param {string[]} args
 */
function run(program, args) {
  if (spawnSync(program, args, { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'] }).status !== 0) {
    throw new Refusal(`${program} failed.`);
  }
}
