// What the image runs: the server, a command line (`dealer`, `keys`, `audit`, `database`, `backup`, `restore`), or whether the server is ready.
const PROGRAMS = ['server', 'dealer', 'keys', 'audit', 'database', 'backup', 'restore'];
const READY_LIMIT_MS = 4_000;

// Texts then name the command lines as they are typed here, not as npm runs them from the sources.
process.env.PORTAL_INSTALLED = '1';

const [name = 'server', ...args] = process.argv.slice(2);
if (name === 'is-ready') {
  const address = `http://127.0.0.1:${process.env.PORT ?? '3000'}/readyz`;
  const isReady = await fetch(address, { signal: AbortSignal.timeout(READY_LIMIT_MS) }).then(
    (answer) => answer.ok,
    () => false,
  );
  process.exitCode = isReady ? 0 : 1;
} else if (PROGRAMS.includes(name)) {
  process.argv = [process.argv[0], name, ...args];
  await import(new URL(`apps/api/dist/${name}.mjs`, import.meta.url));
} else {
  process.stderr.write(`There is no ${name} here: ${PROGRAMS.join(', ')}, is-ready\n`);
  process.exitCode = 1;
}
