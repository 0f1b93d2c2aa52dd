import { type Config, ConfigurationError } from '../platform/config/config.ts';

/** Opens the configured file of the seal, so that a wrong one is known at the start and not when somebody has signed. */
export async function checkSealFile({ seal }: Config): Promise<void> {
  if (seal === undefined) {
    return;
  }
  const { readP12 } = await import('../papers/seal/read-p12.ts');
  await readP12(seal.p12, seal.passphrase).catch((error: unknown) => {
    const why = error instanceof Error ? error.message : String(error);
    throw new ConfigurationError(`SEAL_P12 and SEAL_P12_PASSPHRASE cannot be used: ${why}`, { cause: error });
  });
}
