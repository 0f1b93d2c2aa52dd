import type { DeskQueue } from '@portal/domain/desk/queues/desk-queues';
import type { DeskAct, DeskResults } from '@portal/domain/desk/queues/office-desk.wire';
import { useBusy } from '@portal/web/page/use-busy';
import { showToast } from '@portal/web/toasts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useActOnRowsMutation, useResolveRowsMutation } from '../desk-api.ts';
import type { ResolvedQueue } from '../resolved-queues.ts';
import type { Selection } from './use-selection.ts';

/** A refused row, and why. */
export type RefusedRow = { readonly id: string; readonly name: string; readonly sentence: string };

/** The result of a call; undefined if the call failed. */
type Sent = { data?: DeskResults | undefined };

/** Does one thing to every selected row. Rows that succeed are deselected; refused ones stay selected, and are named. */
export function useActOnChosen(queue: DeskQueue, { chosen, drop }: Selection) {
  const { t } = useTranslation();
  const { isBusy, run } = useBusy();
  const [sendAct, { error: actError }] = useActOnRowsMutation();
  const [sendResolve, { error: resolveError }] = useResolveRowsMutation();
  const [refused, setRefused] = useState<readonly RefusedRow[]>([]);
  const take = async (send: () => Promise<Sent>): Promise<Sent> => {
    let answer: Sent = {};
    await run(async () => {
      answer = await send();
      const { data } = answer;
      if (data === undefined) {
        return;
      }
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
    return answer;
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

/** The props of a dialog about the selected rows. */
export type ActDialogProps = {
  /** Without data if the call failed. */
  act: (what: DeskAct) => Promise<Sent>;
  error: unknown;
  onClose: () => void;
};
