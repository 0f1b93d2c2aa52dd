import type { dealPage } from '@portal/messages/en/deal-page';
import type { deals } from '@portal/messages/en/deals';
import type { places } from '@portal/messages/en/places';

declare module '@portal/web/i18n/blocks' {
  interface MessageBlocks {
    deals: typeof deals;
    dealPage: typeof dealPage;
    places: typeof places;
  }
}
