import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { bundleServer } from './bundle-server.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** Programs that the server starts from their sources, in processes and threads of their own. */
const PROGRAMS = [
  'apps/api/src/platform/files/reading/reading-process.ts',
  'apps/api/src/platform/drawing/draw-worker.ts',
  'apps/api/src/areas/money/bank/statements/statement-program.ts',
  'apps/api/src/areas/offering/deals/authoring/import-program.ts',
  'apps/api/src/demo/printing-process.ts',
  'apps/investor/scripts/render-pages-command-line.ts',
];
/** What the server and these programs read beside their own code. */
const READ = [
  'package.json',
  'LICENSE',
  'apps/api/package.json',
  'apps/api/src/platform/db/migrations',
  'apps/api/src/papers/pdf/fonts',
  'apps/api/src/demo/films',
  'apps/investor/package.json',
  'apps/investor/dist',
  'apps/office/dist',
  'packages/domain/package.json',
  'packages/messages/package.json',
  'packages/web/package.json',
  'brand/northline',
];
/** Packages that the bundled server loads or reads from where they are installed; the last is what another one imports by a computed name. */
const INSTALLED = ['sharp', '@node-rs/argon2', 'pdfkit', '@fastify/swagger-ui', 'strtok3'];
/** Of a package that only two of its files are read of: what it would bring along is in the bundle. */
const ALONE = new Set(['@fastify/swagger-ui']);
/** Files of packages that nothing reads at run time. */
const NEVER_READ = /\.(?:map|md|markdown|flow|d\.[cm]?ts)$|\/(?:docs?|examples?|tests?)$/;
const OUR_PACKAGES = ['domain', 'messages', 'web'];

/**
 * Puts what a server needs at run time, and nothing else, into an empty folder: the bundled server and its command lines, the built
 * pages, what both read, and the few packages that stay installed, each with what it needs by the lock file. It runs there with any Node.js of the
 * pinned version: `node apps/api/dist/server.mjs`. The embedded database and the reporter of faults stay out: neither serves investors.
 */
export async function stageServer(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const place = (path: string) => {
    if (existsSync(join(ROOT, path))) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      cpSync(join(ROOT, path), join(folder, path), { recursive: true, filter: isRead });
    }
  };
  const dist = join(folder, 'apps/api/dist');
  await bundleServer(dist, join(ROOT, 'apps/api/dist'), { withCommands: true });
  READ.forEach(place);
  const { sources, packages } = await readPrograms();
  sources.forEach(place);
  packagesFor([...INSTALLED, ...packages]).forEach(place);
  for (const name of OUR_PACKAGES) {
    const link = join(folder, 'node_modules/@portal', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(relative(dirname(link), join(folder, 'packages', name)), link);
  }
}

/** Packages of ours beside others in node_modules are links, and each package's own packages are placed by themselves. */
function isRead(path: string): boolean {
  return !NEVER_READ.test(path) && basename(path) !== 'node_modules' && !path.endsWith('.test.ts');
}

/** The sources that the programs consist of, from the project's folder, and the packages that those import. */
async function readPrograms(): Promise<{ sources: Set<string>; packages: Set<string> }> {
  const bundle = await rolldown({
    input: PROGRAMS.map((path) => join(ROOT, path)),
    platform: 'node',
    external: (id) => !/^[./#]|^@portal\//.test(id),
    // Node loads what is imported, used or not.
    treeshake: false,
    logLevel: 'silent',
  });
  const { output } = await bundle.generate({ format: 'esm' });
  await bundle.close();
  const chunks = output.flatMap((one) => (one.type === 'chunk' ? [one] : []));
  const names = chunks.flatMap(({ imports, dynamicImports }) => [...imports, ...dynamicImports]);
  return {
    sources: new Set(chunks.flatMap(({ moduleIds }) => moduleIds.map((id) => relative(ROOT, id)))),
    packages: new Set(
      names.filter((name) => !/^(?:node:|\.|.*\.js$)/.test(name)).map((name) => packageOf(name)),
    ),
  };
}

function packageOf(name: string): string {
  return name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');
}

type Locked = { dependencies?: Record<string, string>; optionalDependencies?: Record<string, string> };

/** The places in node_modules of these packages and of what they need, as the lock file has them; those for other machines are not installed. */
function packagesFor(names: readonly string[]): Set<string> {
  const { packages: locked }: { packages: Record<string, Locked> } = JSON.parse(
    readFileSync(join(ROOT, 'package-lock.json'), 'utf8'),
  );
  const places = new Set<string>();
  const add = (name: string, from: string) => {
    const place = placeOf(locked, name, from);
    if (place === undefined || places.has(place)) {
      return;
    }
    places.add(place);
    if (!ALONE.has(name)) {
      const { dependencies = {}, optionalDependencies = {} } = locked[place] ?? {};
      for (const each of Object.keys({ ...dependencies, ...optionalDependencies })) {
        add(each, place);
      }
    }
  };
  for (const name of names) {
    add(name, 'apps/api');
  }
  return places;
}

/** The nearest node_modules above `from` that has the package. */
function placeOf(locked: Record<string, Locked>, name: string, from: string): string | undefined {
  for (let above = from; ; above = above.slice(0, Math.max(above.lastIndexOf('/node_modules/'), 0))) {
    const place = join(above, 'node_modules', name);
    if (place in locked && existsSync(join(ROOT, place))) {
      return place;
    }
    if (above === '') {
      return undefined;
    }
  }
}
