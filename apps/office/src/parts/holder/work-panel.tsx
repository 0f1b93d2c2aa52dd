import type { DeskAct, DeskResults, WorkOnPage } from '@portal/domain/desk/queues/office-desk.wire';
import { SAY_OPEN_EVERY_MS } from '@portal/domain/desk/queues/viewing-times';
import { useApiMessage } from '@portal/web/api/use-api-message';
import { useFormats } from '@portal/web/i18n/use-formats';
import { useBusy } from '@portal/web/page/use-busy';
import { showToast } from '@portal/web/toasts';
import { Button } from '@portal/web/ui/button';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useActOnRowMutation,
  useClosePageMutation,
  useTakeRowMutation,
  useWorkQuery,
  type Viewed,
} from '#state/claims-api.ts';
import { TakeOverDialog } from './take-over-dialog.tsx';

const NOTHING: WorkOnPage = [];

type WorkPanelProps = {
  page: Viewed;
  /** What the page itself knows, until the first answer arrives. */
  first?: WorkOnPage | undefined;
  selfId: string;
  /** The page's order is settled or ended: nobody claims it any more. */
  isOver?: boolean | undefined;
};

/** The work of the person's queues on a page: who has claimed each item, who else has the page open, and claiming or releasing each. */
export function WorkPanel({ page, first = NOTHING, selfId, isOver = false }: WorkPanelProps) {
  const { t } = useTranslation();
  const work = useWork(page, first).filter(({ claim }) => !isOver || claim.kind !== 'order');
  const viewing = new Map(work.flatMap(({ claim }) => claim.viewing).map(({ id, name }) => [id, name]));
  return work.length === 0 ? null : (
    <section
      aria-label={t('officeDesk.holder.title')}
      className="grid gap-3 rounded-card border border-line bg-raised p-5"
    >
      {viewing.size === 0 ? null : (
        <p className="text-info text-sm">
          {t('officeDesk.viewing', { names: [...viewing.values()].join(', ') })}
        </p>
      )}
      <ul className="grid gap-4">
        {work.map((one) => (
          <li key={`${one.claim.kind}:${one.claim.id}`}>
            <HeldWork work={one} selfId={selfId} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type HeldWorkProps = { work: WorkOnPage[number]; selfId: string };

/** One item of work: who has claimed it, and claiming, releasing or taking it over. */
function HeldWork({ work, selfId }: HeldWorkProps) {
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

/** Claims, releases and takes over an item; a person who is too late is told why. `error` is that of a failed call. */
function useHold({ queue, claim: { id, version } }: WorkOnPage[number]) {
  const messageOf = useApiMessage();
  const { isBusy, run } = useBusy();
  const [takeRow] = useTakeRowMutation();
  const [actOnRow, { error }] = useActOnRowMutation();
  const row = { queue, id, version };
  const act = async (what: DeskAct): Promise<{ data?: DeskResults | undefined; error?: unknown }> => {
    const sent = await actOnRow({ ...row, act: what });
    const sentence = sent.data?.[0]?.refused?.sentence;
    if (sentence !== undefined) {
      showToast('problem', sentence);
    }
    return sent;
  };
  const tell = (send: () => Promise<{ error?: unknown }>) =>
    run(async () => {
      const sent = await send();
      if (sent.error !== undefined) {
        showToast('problem', messageOf(sent.error));
      }
    });
  return {
    isBusy,
    error,
    take: () => tell(() => takeRow(row)),
    release: () => tell(() => act({ act: 'release' })),
    takeOver: (reason: string) => act({ act: 'take-over', reason }),
  };
}

/** Reports that this page is open while it is in view, and keeps its work and claims up to date; `first` until they are known. */
function useWork({ kind, id }: Viewed, first: WorkOnPage): WorkOnPage {
  const { currentData } = useWorkQuery(
    { kind, id },
    { pollingInterval: SAY_OPEN_EVERY_MS, skipPollingIfUnfocused: true, refetchOnFocus: true },
  );
  const [close] = useClosePageMutation();
  useEffect(() => () => void close({ kind, id }), [close, kind, id]);
  return currentData === undefined || currentData.length === 0 ? first : currentData;
}
