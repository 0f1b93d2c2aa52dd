import type { Room } from '@portal/domain/order/exemptions/room.wire';
import { useFormats } from '@portal/web/i18n/use-formats';
import { Disclosure } from '@portal/web/ui/disclosure';
import { ProgressBar } from '@portal/web/ui/progress-bar';
import { TextLink } from '@portal/web/ui/text-link';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#state/paths.ts';
import { useRoomQuery } from '#state/room-api.ts';
import { useRoomSentences } from './use-room-sentences.ts';
import { WhyThisMuch } from './why-this-much.tsx';

export type RoomMeterProps = {
  dealId: string;
  /** On the order's page the meter stands above the amount. */
  place: 'deal' | 'order';
};

/** What was asked so lately is not asked again: the meter stands on two pages, and changes of an order or a profile ask by themselves. */
const FRESH_SECONDS = 30;

/** How much the law lets the person buy of a deal today, when more, and why. Nothing until the server has said so. */
export function RoomMeter({ dealId, place }: RoomMeterProps) {
  const { data: room } = useRoomQuery(dealId, { refetchOnMountOrArgChange: FRESH_SECONDS });
  // What a deal itself lacks, its page says.
  return room === undefined || room.blockedBy === 'offering-unsaid' ? null : (
    <RoomOf room={room} place={place} />
  );
}

function RoomOf({ room, place }: { room: Room; place: RoomMeterProps['place'] }) {
  const { t } = useTranslation();
  const titleId = useId();
  const sentences = useRoomSentences(room);
  const Title = place === 'deal' ? 'h3' : 'h2';
  return (
    <section
      aria-labelledby={titleId}
      className={`flex flex-col gap-2 rounded-control bg-sunken px-4 pt-3 ${place === 'order' ? 'mb-6' : ''}`}
    >
      <Title id={titleId} className="font-text text-sm font-normal tracking-normal text-muted">
        {t('room.title')}
      </Title>
      <p className="figures font-semibold">{sentences.join(' ')}</p>
      {room.isIncomeOutdated ? (
        <p className="text-sm">
          {t('room.outdated')} <TextLink href={paths.profile()}>{t('room.profile')}</TextLink>
        </p>
      ) : null}
      <UsedBar room={room} />
      {room.outcome === 'unknown' ? (
        <div className="pb-1" />
      ) : (
        <div className="text-sm [&_details]:border-b-0 [&_summary]:min-h-11 [&_summary]:py-2">
          <Disclosure summary={t('room.why.title')}>
            <WhyThisMuch room={room} />
          </Disclosure>
        </div>
      )}
    </section>
  );
}

function UsedBar({ room: { cap, used } }: { room: Room }) {
  const { t } = useTranslation();
  const { money } = useFormats();
  return cap === null || cap === 0 ? null : (
    <ProgressBar
      label={t('room.bar.label')}
      value={used / cap}
      text={t('room.bar.text', { used: money(used), cap: money(cap) })}
      shownText="below"
      size="thin"
    />
  );
}
