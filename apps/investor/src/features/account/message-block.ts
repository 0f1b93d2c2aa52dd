import type { account } from '@portal/messages/en/account';
import type { places } from '@portal/messages/en/places';

declare module '@portal/web/i18n/blocks' {
  interface MessageBlocks {
    account: typeof account;
    places: typeof places;
  }
}
