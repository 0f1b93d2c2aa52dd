import type { signedFiles } from '@portal/messages/en/signed-files';
import type { signing } from '@portal/messages/en/signing';

declare module '@portal/web/i18n/blocks' {
  interface MessageBlocks {
    signing: typeof signing;
    signedFiles: typeof signedFiles;
  }
}
