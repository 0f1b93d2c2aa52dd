import { once } from 'node:events';
import { enableCompileCache } from 'node:module';

/** A stop that is asked for while the server starts ends the start, and closes what it has opened so far. */
const stopAsked = new AbortController();
const stopSignal = stopAsked.signal;
/** A container gives ten seconds before it kills; what is cut off here at least says so. */
const STOP_MS_MAX = 9_500;
stopSignal.addEventListener('abort', () => {
  const cutOff = () => {
    process.stderr.write(`The stop took longer than ${STOP_MS_MAX / 1_000} s and was cut off\n`);
    process.exit(1);
  };
  setTimeout(cutOff, STOP_MS_MAX).unref();
});
process.on('SIGTERM', () => stopAsked.abort());
process.on('SIGINT', () => stopAsked.abort());

enableCompileCache();

const { startPortal } = await import('./start-portal.ts');
const { loadEnvFile, readConfig } = await import('../platform/config/config.ts');
const { describeStartFailure } = await import('./describe-start-failure.ts');
const { asTyped } = await import('../platform/commands/as-typed.ts');

try {
  loadEnvFile();
  const portal = await startPortal(readConfig(process.env), stopSignal);
  process.stdout.write(`${asTyped(portal.greeting)}\n`);
  if (!stopSignal.aborted) {
    await once(stopSignal, 'abort');
  }
  await portal.stop().catch((error: unknown) => {
    process.stderr.write(`The stop was not clean: ${String(error)}\n`);
    process.exit(1);
  });
  process.exit(0);
} catch (error) {
  if (error === stopSignal.reason) {
    process.exit(0);
  }
  process.stderr.write(`${asTyped(describeStartFailure(error))}\n`);
  process.exit(1);
}
