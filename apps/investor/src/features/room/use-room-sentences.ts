import type { Room } from '@portal/domain/order/exemptions/room.wire';
import { useFormats } from '@portal/web/i18n/use-formats';
import { useTranslation } from 'react-i18next';

/** What the law lets somebody buy, in one or two sentences: how much today, how much more and when, and what needs advice first. */
export function useRoomSentences({
  outcome,
  blockedBy,
  room,
  roomWithoutAdvice,
  freesUp: [next],
}: Room): string[] {
  const { t } = useTranslation();
  const { money, day } = useFormats();
  if (outcome === 'unknown') {
    return [t('room.unknown')];
  }
  if (blockedBy !== null && blockedBy !== 'over-limit' && blockedBy !== 'offering-unsaid') {
    return [t(`room.blocked.${blockedBy}`)];
  }
  if (room === null) {
    return [t('room.noLimit')];
  }
  const more = next === undefined ? [] : [t('room.more', { amount: money(next.amount), day: day(next.on) })];
  if (room === 0) {
    return [t('room.none'), ...more];
  }
  if (roomWithoutAdvice === null) {
    return [t('room.upTo', { amount: money(room) }), ...more];
  }
  return roomWithoutAdvice === 0
    ? [t('room.adviceOnly', { most: money(room) }), ...more]
    : [
        t('room.upTo', { amount: money(roomWithoutAdvice) }),
        t('room.advice', { limit: money(roomWithoutAdvice), most: money(room) }),
        ...more,
      ];
}
