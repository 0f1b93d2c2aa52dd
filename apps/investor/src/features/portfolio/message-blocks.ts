import type { places } from '@portal/messages/en/places';
import type { portfolio } from '@portal/messages/en/portfolio';
import type { trades } from '@portal/messages/en/trades';

declare module '@portal/web/i18n/blocks' {
  interface MessageBlocks {
    places: typeof places;
    portfolio: typeof portfolio;
    trades: typeof trades;
  }
}
