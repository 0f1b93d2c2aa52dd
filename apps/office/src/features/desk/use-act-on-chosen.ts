import type { DeskQueue } from '@portal/domain/desk/desk-queues';
import type { DeskAct, DeskResults } from '@portal/domain/wire/office-desk';
import { showToast } from '@portal/web/toasts';
import { useBusy } from '@portal/web/use-busy';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useActOnRowsMutation, useResolveRowsMutation } from './desk-api.ts';
import type { ResolvedQueue } from './resolved-queues.ts';
import type { Selection } from './use-selection.ts';

/** A row that was not done, and why. */
export type RefusedRow = { readonly id: string; readonly name: string; readonly sentence: string };

/** Does one thing to every chosen row. What was done is chosen no more; what was refused stays chosen, and is named. True when the call came through. */
export function useActOnChosen(queue: DeskQueue, { chosen, drop }: Selection) {
  const { t } = useTranslation();
  const { isBusy, run } = useBusy();
  const [sendAct, { error: actError }] = useActOnRowsMutation();
  const [sendResolve, { error: resolveError }] = useResolveRowsMutation();
  const [refused, setRefused] = useState<readonly RefusedRow[]>([]);
  const take = async (send: () => Promise<{ data?: DeskResults | undefined }>): Promise<boolean> => {
    let isDone = false;
    await run(async () => {
      const { data } = await send();
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
  const act = (what: DeskAct) =>
    take(() => {
      const rows = [...chosen.values()].map(({ id, version }) => ({ id, version }));
      return sendAct({ queue, rows, do: what });
    });
  const resolve = (of: ResolvedQueue, reason: string) =>
    take(() => sendResolve({ queue: of, ids: [...chosen.keys()], reason }));
  return { act, resolve, isBusy, refused, error: actError, resolveError };
}

/** What a dialog over chosen rows needs. */
export type ActDialogProps = {
  act: (what: DeskAct) => Promise<boolean>;
  error: unknown;
  onClose: () => void;
};
