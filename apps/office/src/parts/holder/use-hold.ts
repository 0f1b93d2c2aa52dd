import type { DeskAct, DeskResults, WorkOnPage } from '@portal/domain/desk/queues/office-desk.wire';
import { useApiMessage } from '@portal/web/api/use-api-message';
import { showToast } from '@portal/web/toasts';
import { useBusy } from '@portal/web/use-busy';
import { useActOnRowMutation, useTakeRowMutation } from '#state/claims-api.ts';

/** Taking a thing, giving it back, and taking it over; who is too late reads why. `error`: of a call that did not come through. */
export function useHold({ queue, claim: { id, version } }: WorkOnPage[number]) {
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
