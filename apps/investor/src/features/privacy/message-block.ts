import type { privacy } from '@portal/messages/en/privacy';

declare module '@portal/web/i18n/blocks' {
  interface MessageBlocks {
    privacy: typeof privacy;
  }
}
