import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';

const LIMIT_MS = 60_000;
const HERE = fileURLToPath(new URL('..', import.meta.url));

/** What a server loads before it reads its configuration, as the addresses of the modules. */
function modulesOf(entry: string): string[] {
  const program = `
    import { registerHooks } from 'node:module';
    const seen = [];
    registerHooks({ load: (url, context, next) => { seen.push(url); return next(url, context); } });
    await import(${JSON.stringify(new URL(entry, import.meta.url).href)});
    process.stdout.write(JSON.stringify(seen));`;
  const printed = execFileSync(process.execPath, ['--input-type=module', '--eval', program], { cwd: HERE });
  return JSON.parse(printed.toString());
}

describe('a server that has not read its configuration yet', () => {
  let modules: string[];
  beforeAll(() => {
    modules = modulesOf('./start-portal.ts');
  }, LIMIT_MS);

  it('has loaded its calls', () => {
    expect(modules.some((url) => url.endsWith('/routes.ts'))).toBe(true);
  });

  it.each([
    ['the library of S3', '/@aws-sdk/'],
    ['the library of Sentry', '/@sentry/'],
    ['the adapter of DocuSign', '/docusign-provider.ts'],
    ['the library of Prometheus', '/prom-client/'],
    ['the library of pictures, which readers in processes of their own use', '/sharp/'],
    ['the demonstration', '/load-demo-data.ts'],
  ])('has not loaded %s', (_what, part) => {
    expect(modules.filter((url) => url.includes(part))).toEqual([]);
  });
});
