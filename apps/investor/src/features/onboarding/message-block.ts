import type { onboarding } from '@portal/messages/en/onboarding';

declare module '@portal/web/i18n/blocks' {
  interface MessageBlocks {
    onboarding: typeof onboarding;
  }
}
