import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';

const LIMIT_MS = 60_000;
const HERE = fileURLToPath(new URL('..', import.meta.url));
const BUILT_SERVER = new URL('../../dist/server.mjs', import.meta.url);

/** What a program loads before it reads its configuration, as the addresses of the modules. */
function modulesOf(entry: URL): string[] {
  const program = `
    import { registerHooks } from 'node:module';
    const seen = [];
    registerHooks({ load: (url, context, next) => { seen.push(url); return next(url, context); } });
    await import(${JSON.stringify(entry.href)});
    process.stdout.write(JSON.stringify(seen));`;
  const printed = execFileSync(process.execPath, ['--input-type=module', '--eval', program], { cwd: HERE });
  return JSON.parse(printed.toString());
}

/** The file with the start of the portal, which the built server loads once it hears when it is to stop. */
function builtStart(): URL {
  const name = /import\("(\.\/start-portal-[^"]+)"\)/.exec(readFileSync(BUILT_SERVER, 'utf8'))?.[1];
  return new URL(name ?? 'not-there', BUILT_SERVER);
}

/** A file that was built, and the sources in it; it names each before its code. */
function withSources(address: string): string[] {
  const text = address.startsWith('file:') ? readFileSync(fileURLToPath(address), 'utf8') : '';
  const sources = [...text.matchAll(/^\/\/(?:#region)? (\S+\.[cm]?[jt]s)$/gm)].map(([, name = '']) => name);
  return [address, ...sources.map((source) => `/${source}`)];
}

describe.each([
  { what: 'from its sources', modules: () => modulesOf(new URL('start-portal.ts', import.meta.url)) },
  { what: 'as it was built', modules: () => modulesOf(builtStart()).flatMap(withSources) },
])('a server that has not read its configuration yet, $what', ({ modules: load }) => {
  let modules: string[];
  beforeAll(() => {
    modules = load();
  }, LIMIT_MS);

  it('has loaded its calls', () => {
    expect(modules.some((url) => url.endsWith('/fold-areas.ts'))).toBe(true);
  });

  it.each([
    ['the library of S3', '/@aws-sdk/'],
    ['the library of Sentry', '/@sentry/'],
    ['the adapter of DocuSign', '/docusign-provider.ts'],
    ['the library of Prometheus', '/prom-client/'],
    ['what writes and sends traces', '/providers/tracing/'],
    ['the library of pictures, which readers in processes of their own use', '/sharp/'],
    ['the demonstration', '/load-demo-data.ts'],
  ])('has not loaded %s', (_what, part) => {
    expect(modules.filter((url) => url.includes(part))).toEqual([]);
  });
});
