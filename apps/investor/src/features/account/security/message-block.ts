import type { security } from '@portal/messages/en/security';

declare module '@portal/web/i18n/blocks' {
  interface MessageBlocks {
    security: typeof security;
  }
}
