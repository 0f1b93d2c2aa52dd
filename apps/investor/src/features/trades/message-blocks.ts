import type { finconnect } from '@portal/messages/en/finconnect';
import type { joint } from '@portal/messages/en/joint';
import type { places } from '@portal/messages/en/places';
import type { profileSigning } from '@portal/messages/en/profile-signing';
import type { trades } from '@portal/messages/en/trades';
import type { wizard } from '@portal/messages/en/wizard';

declare module '@portal/web/i18n/blocks' {
  interface MessageBlocks {
    finconnect: typeof finconnect;
    joint: typeof joint;
    places: typeof places;
    profileSigning: typeof profileSigning;
    trades: typeof trades;
    wizard: typeof wizard;
  }
}
