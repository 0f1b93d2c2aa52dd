import type { Namespace } from '@portal/messages/namespaces';
import { useIsTakenOver } from '@portal/web/page/use-is-taken-over';
import { lazy, Suspense } from 'react';
import type { RoomMeterProps } from '#features/room/room-meter.tsx';
import { WithTexts } from '../with-texts.tsx';
import { QuietBoundary } from './quiet-boundary.tsx';

const TEXTS: readonly Namespace[] = ['room'];

/** Loads after the page: no budget of a first view pays for it. */
const Meter = lazy(async () => ({
  default: (await import('#features/room/room-meter.tsx')).RoomMeter,
}));

/** How much the law lets the person buy. Where it does not load, the page goes on without it: the server judges every order. */
export function RoomPart(props: RoomMeterProps) {
  const isTakenOver = useIsTakenOver();
  const place = <div aria-hidden="true" className="min-h-20" />;
  // A page that the server draws waits for no part of it.
  if (!isTakenOver) {
    return place;
  }
  return (
    <QuietBoundary>
      <Suspense fallback={place}>
        <WithTexts names={TEXTS}>
          <Meter {...props} />
        </WithTexts>
      </Suspense>
    </QuietBoundary>
  );
}
