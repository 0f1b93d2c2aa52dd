import type { DeskQueue } from '@portal/domain/desk/desk-queues';
import type { DeskAct } from '@portal/domain/wire/office-desk';
import { showToast } from '@portal/web/toasts';
import { useBusy } from '@portal/web/use-busy';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useActOnRowsMutation } from './desk-api.ts';
import type { Selection } from './use-selection.ts';

/** A row that was not done, and why. */
export type RefusedRow = { readonly id: string; readonly name: string; readonly sentence: string };

/** Does one thing to every chosen row. What was done is chosen no more; what was refused stays chosen, and is named. True when the call came through. */
export function useActOnChosen(queue: DeskQueue, { chosen, drop }: Selection) {
  const { t } = useTranslation();
  const { isBusy, run } = useBusy();
  const [send, { error }] = useActOnRowsMutation();
  const [refused, setRefused] = useState<readonly RefusedRow[]>([]);
  const act = async (what: DeskAct): Promise<boolean> => {
    let isDone = false;
    await run(async () => {
      const rows = [...chosen.values()].map(({ id, version }) => ({ id, version }));
      const { data } = await send({ queue, rows, do: what });
      if (data === undefined) {
        return;
      }
      isDone = true;
      const done = data.filter((result) => result.refused === null).map(({ id }) => id);
      if (done.length > 0) {
        showToast('success', t('officeDesk.selection.done', { count: done.length }));
      }
      setRefused(
        data.flatMap(({ id, refused: why }) =>
          why === null ? [] : [{ id, name: chosen.get(id)?.name ?? id, sentence: why.sentence }],
        ),
      );
      drop(new Set(done));
    });
    return isDone;
  };
  return { act, isBusy, refused, error };
}

/** What a dialog over chosen rows needs. */
export type ActDialogProps = {
  act: (what: DeskAct) => Promise<boolean>;
  error: unknown;
  onClose: () => void;
};
