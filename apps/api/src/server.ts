import { enableCompileCache } from 'node:module';
import type { AddressInfo } from 'node:net';

enableCompileCache();

const { startPortal } = await import('./start-portal.ts');
const { ConfigurationError, loadEnvFile, readConfig } = await import('./env.ts');
const { DataDirectoryBusyError } = await import('./db/lock-data-directory.ts');

try {
  loadEnvFile();
  const portal = await startPortal(readConfig(process.env));
  const { address, port } = portal.app.server.address() as AddressInfo;
  process.stdout.write(`${portal.greeting(`http://${address}:${port}`)}\n`);
  let stopping = false;
  const stop = () => {
    if (!stopping) {
      stopping = true;
      portal.stop().then(
        () => process.exit(0),
        (error: unknown) => {
          process.stderr.write(`The stop was not clean: ${String(error)}\n`);
          process.exit(1);
        },
      );
    }
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
} catch (error) {
  if (error instanceof ConfigurationError || error instanceof DataDirectoryBusyError) {
    process.stderr.write(`${error.message}\n`);
  } else {
    process.stderr.write(
      `The portal could not start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
    );
  }
  process.exit(1);
}
