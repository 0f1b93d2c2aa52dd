import type { faq } from '@portal/messages/en/faq';
import type { home } from '@portal/messages/en/home';
import type { landing } from '@portal/messages/en/landing';

declare module '@portal/web/i18n/blocks' {
  interface MessageBlocks {
    home: typeof home;
    faq: typeof faq;
    landing: typeof landing;
  }
}
