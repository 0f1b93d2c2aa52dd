import type { finconnect } from '@portal/messages/en/finconnect';
import type { places } from '@portal/messages/en/places';
import type { trades } from '@portal/messages/en/trades';
import type { wizard } from '@portal/messages/en/wizard';

declare module '@portal/web/i18n/blocks' {
  interface MessageBlocks {
    finconnect: typeof finconnect;
    places: typeof places;
    trades: typeof trades;
    wizard: typeof wizard;
  }
}
