import type { WorkOnPage } from '@portal/domain/desk/queues/office-desk.wire';
import { useFormats } from '@portal/web/i18n/use-formats';
import { Button } from '@portal/web/ui/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TakeOverDialog } from './take-over-dialog.tsx';
import { useHold } from './use-hold.ts';

type HeldWorkProps = { work: WorkOnPage[number]; selfId: string };

/** One thing that stands on the page: who has it, and taking it, giving it back or taking it over. */
export function HeldWork({ work, selfId }: HeldWorkProps) {
  const { t } = useTranslation();
  const { time } = useFormats();
  const [isTakingOver, setTakingOver] = useState(false);
  const { isBusy, take, release, takeOver, error } = useHold(work);
  const { holder, kind } = work.claim;
  const isMine = holder?.id === selfId;
  const isPage = kind === 'order' || kind === 'message';
  const what = isPage ? undefined : t(`officeDesk.queues.${work.queue}`);
  const words = { name: holder?.name ?? '', when: holder === null ? '' : time(holder.until) };
  const label = (name: 'take' | 'release' | 'takeOver') =>
    what === undefined
      ? {}
      : { 'aria-label': t('officeDesk.holder.of', { move: t(`officeDesk.holder.${name}`), what }) };
  return (
    <div className="grid gap-2">
      {what === undefined ? null : (
        <p className="font-semibold">
          {t('officeDesk.holder.what', { what, why: t(`officeDesk.whyShort.${work.why}`) })}
        </p>
      )}
      <p role="status">
        {t(`officeDesk.holder.${isPage ? kind : 'row'}.${stateOf(holder === null, isMine)}`, words)}
      </p>
      {holder === null ? (
        <Button size="small" isPending={isBusy} {...label('take')} onPress={() => void take()}>
          {t('officeDesk.holder.take')}
        </Button>
      ) : isMine ? (
        <Button size="small" isPending={isBusy} {...label('release')} onPress={() => void release()}>
          {t('officeDesk.holder.release')}
        </Button>
      ) : (
        <Button size="small" {...label('takeOver')} onPress={() => setTakingOver(true)}>
          {t('officeDesk.holder.takeOver')}
        </Button>
      )}
      {isTakingOver ? (
        <TakeOverDialog take={takeOver} error={error} onClose={() => setTakingOver(false)} />
      ) : null}
    </div>
  );
}

function stateOf(isFree: boolean, isMine: boolean): 'nobody' | 'you' | 'other' {
  if (isFree) {
    return 'nobody';
  }
  return isMine ? 'you' : 'other';
}
