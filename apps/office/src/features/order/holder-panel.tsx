import type { Claim } from '@portal/domain/wire/office-desk';
import { useApiMessage } from '@portal/web/api/use-api-message';
import { useFormats } from '@portal/web/i18n/use-formats';
import { showToast } from '@portal/web/toasts';
import { Button } from '@portal/web/ui/button';
import { useBusy } from '@portal/web/use-busy';
import { useTranslation } from 'react-i18next';
import { useClaimOrderMutation, useReleaseOrderMutation } from './order-api.ts';
import { useViewing } from './use-viewing.ts';

/** Who has the order, who else has its page open, and taking it or giving it back. */
export function HolderPanel({ claim: first, selfId }: { claim: Claim; selfId: string }) {
  const { t } = useTranslation();
  const { time } = useFormats();
  const messageOf = useApiMessage();
  const { isBusy, run } = useBusy();
  const [claimOrder] = useClaimOrderMutation();
  const [releaseOrder] = useReleaseOrderMutation();
  const { holder, viewing, id, version } = useViewing(first);
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
          ? t('officeOrder.holder.nobody')
          : t(isMine ? 'officeOrder.holder.you' : 'officeOrder.holder.other', {
              name: holder.name,
              when: time(holder.until),
            })}
      </p>
      {viewing.length === 0 ? null : (
        <p className="text-info text-sm">
          {t('officeOrder.holder.viewing', { names: viewing.map(({ name }) => name).join(', ') })}
        </p>
      )}
      {holder === null ? (
        <Button size="small" isPending={isBusy} onPress={() => void send(() => claimOrder({ id, version }))}>
          {t('officeOrder.holder.take')}
        </Button>
      ) : isMine ? (
        <Button
          size="small"
          isPending={isBusy}
          onPress={() => void send(() => releaseOrder({ id, version }))}
        >
          {t('officeOrder.holder.release')}
        </Button>
      ) : null}
    </section>
  );
}
