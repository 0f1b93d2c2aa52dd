import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../tooling/project.mjs';
import { Refusal, runScript } from '../tooling/say.mjs';
import { judgeLicences } from './judge-licences.mjs';

const SHIPPED = ['@portal/api', '@portal/investor', '@portal/office'];
const FILE = join(ROOT, '.cache/sbom.cdx.json');
const BYTES_MAX = 32_000_000;

/**
 * `npm run sbom`: writes what the product consists of, from the lock file, as CycloneDX, says under which licences it stands, and
 * refuses a package that the lock file does not hold as it is named, or whose licence is none of those that are taken.
 */
await runScript(async () => {
  const asked = SHIPPED.flatMap((name) => ['--workspace', name]);
  const flags = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--omit=dev', ...asked];
  const text = execFileSync('npm', flags, { cwd: ROOT, encoding: 'utf8', maxBuffer: BYTES_MAX });
  const { components: all } = /** @type {{ components: import('./judge-licences.mjs').Component[] }} */ (
    JSON.parse(text)
  );
  const components = all.filter(({ purl = '' }) => !purl.includes('%40portal'));
  const locked = lockedPackages();
  const strange = components.filter(({ purl = '' }) => !locked.has(decodeURIComponent(purl)));
  if (strange.length > 0) {
    throw new Refusal(`Not as the lock file has it: ${strange.map(({ purl }) => purl).join(', ')}`);
  }
  const { counts, refused } = judgeLicences(components);
  if (refused.length > 0) {
    throw new Refusal(
      `Under a licence that is not taken (scripts/sbom/judge-licences.mjs):\n${refused.join('\n')}`,
    );
  }
  writeFileSync(FILE, text);
  for (const [licence, count] of [...counts].sort(([, a], [, b]) => b - a)) {
    console.log(`${String(count).padStart(4)}  ${licence}`);
  }
  console.log(`${components.length} packages: ${FILE}`);
});

/** Each package of the lock file as a package URL has it. */
function lockedPackages() {
  const { packages } = /** @type {{ packages: Record<string, { version?: string, name?: string }> }} */ (
    JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'))
  );
  return new Set(
    Object.entries(packages).map(
      ([path, { version, name }]) =>
        `pkg:npm/${name ?? path.slice(path.lastIndexOf('node_modules/') + 13)}@${version}`,
    ),
  );
}
