import { enableCompileCache } from 'node:module';

enableCompileCache();

const { startPortal } = await import('./start-portal.ts');
const { loadEnvFile, readConfig } = await import('./env.ts');
const { describeStartFailure } = await import('./start-failure.ts');

try {
  loadEnvFile();
  const portal = await startPortal(readConfig(process.env));
  let isStopping = false;
  const stop = () => {
    if (isStopping) {
      return;
    }
    isStopping = true;
    portal.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`The stop was not clean: ${String(error)}\n`);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  process.stdout.write(`${portal.greeting}\n`);
} catch (error) {
  process.stderr.write(`${describeStartFailure(error)}\n`);
  process.exit(1);
}
