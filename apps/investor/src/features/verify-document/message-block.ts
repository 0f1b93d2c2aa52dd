import type { verifyDocument } from '@portal/messages/en/verify-document';

declare module '@portal/web/i18n/blocks' {
  interface MessageBlocks {
    verifyDocument: typeof verifyDocument;
  }
}
