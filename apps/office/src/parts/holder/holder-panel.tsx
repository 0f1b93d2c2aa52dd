import type { DeskKind, DeskQueue } from '@portal/domain/desk/desk-queues';
import type { Claim } from '@portal/domain/wire/office-desk';
import { useApiMessage } from '@portal/web/api/use-api-message';
import { useFormats } from '@portal/web/i18n/use-formats';
import { showToast } from '@portal/web/toasts';
import { Button } from '@portal/web/ui/button';
import { useBusy } from '@portal/web/use-busy';
import { useTranslation } from 'react-i18next';
import { useGiveBackRowMutation, useTakeRowMutation } from '#state/claims-api.ts';
import { useViewing } from './use-viewing.ts';

/** What has a page of its own and is held there, and the queue in which everything of its kind stands. */
const QUEUES = { order: 'all-orders', message: 'new-messages' } as const satisfies Partial<
  Record<DeskKind, DeskQueue>
>;

type HolderPanelProps = { of: keyof typeof QUEUES; claim: Claim; selfId: string };

/** Who has the thing of a page, who else has the page open, and taking it or giving it back. */
export function HolderPanel({ of, claim: first, selfId }: HolderPanelProps) {
  const { t } = useTranslation();
  const { time } = useFormats();
  const messageOf = useApiMessage();
  const { isBusy, run } = useBusy();
  const [take] = useTakeRowMutation();
  const [giveBack] = useGiveBackRowMutation();
  const { holder, viewing, id, version } = useViewing(first);
  const row = { queue: QUEUES[of], id, version };
  const isMine = holder?.id === selfId;
  const send = (call: () => Promise<{ error?: unknown }>) =>
    run(async () => {
      const { error } = await call();
      if (error !== undefined) {
        showToast('problem', messageOf(error));
      }
    });
  return (
    <section className="grid gap-3 rounded-card border border-line bg-raised p-5">
      <p role="status">
        {holder === null
          ? t(`officeDesk.holder.${of}.nobody`)
          : t(`officeDesk.holder.${of}.${isMine ? 'you' : 'other'}`, {
              name: holder.name,
              when: time(holder.until),
            })}
      </p>
      {viewing.length === 0 ? null : (
        <p className="text-info text-sm">
          {t('officeDesk.viewing', { names: viewing.map(({ name }) => name).join(', ') })}
        </p>
      )}
      {holder === null ? (
        <Button size="small" isPending={isBusy} onPress={() => void send(() => take(row))}>
          {t('officeDesk.holder.take')}
        </Button>
      ) : isMine ? (
        <Button size="small" isPending={isBusy} onPress={() => void send(() => giveBack(row))}>
          {t('officeDesk.holder.release')}
        </Button>
      ) : null}
    </section>
  );
}
