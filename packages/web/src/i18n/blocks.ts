import type { Language } from '@portal/domain/wire/user';
import type { ui } from '@portal/messages/en/ui';

/**
 * The English blocks that give `t()` its keys. An application adds its own:
 * `declare module '@portal/web/i18n/blocks' { interface MessageBlocks { kyc: typeof kyc } }`.
 */
export interface MessageBlocks {
  ui: typeof ui;
}

/** A block of texts once loaded; its keys are checked against English by the compiler in packages/messages. */
export type Block = { readonly [key: string]: string | Block };

/** One dynamic import per block, written out so that the bundler sees each: `{ kyc: async () => (await import('...')).kyc }`. */
export type BlockLoaders = Record<Language, Readonly<Record<string, () => Promise<Block>>>>;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    resources: { translation: MessageBlocks };
  }
}
