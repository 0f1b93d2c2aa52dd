import { type DeskQueue, queuesOf } from '@portal/domain/desk/queues/desk-queues';
import { isClaimable } from '@portal/domain/desk/queues/is-claimable';
import type { DeskRow } from '@portal/domain/desk/queues/office-desk.wire';
import { workedAt } from '@portal/domain/desk/queues/worked-at';
import { OFFICE_PAGES } from '@portal/domain/firm/staff/office-pages';
import type { StaffSelf } from '@portal/domain/firm/staff/staff.wire';
import { useApiMessage } from '@portal/web/api/use-api-message';
import { showToast } from '@portal/web/toasts';
import { Dialog } from '@portal/web/ui/dialog';
import { TextLink } from '@portal/web/ui/text-link';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { WorkPanel } from '#parts/holder/work-panel.tsx';
import { DenseTable } from '#parts/lists/dense-table.tsx';
import { useListKeys } from '#parts/lists/keys/use-list-keys.ts';
import type { Selection } from './acting/use-selection.ts';
import { type DeskPlace, deskAddress } from './desk-address.ts';
import { useClaimRowMutation } from './desk-api.ts';
import { useDeskColumns } from './desk-columns.tsx';
import { DueCell } from './due-cell.tsx';
import { GO_KEYS } from './keys/go-keys.ts';
import { openKeysSheet } from './keys/open-keys-sheet.ts';
import { rememberRow, useRememberedRow } from './keys/remember-row.ts';
import { useRowName, useRowTitle } from './row-name.ts';
import { RowPeek } from './row-peek.tsx';
import { useWhyText } from './why-text.ts';

type DeskRowsProps = {
  rows: readonly DeskRow[];
  place: DeskPlace;
  self: StaffSelf;
  selection: Selection;
};

/** The rows of a page and the current one in short. Each is a link; single letters go through them, select and claim. */
export function DeskRows({ rows, place, self, selection }: DeskRowsProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const nameOf = useRowName();
  const claim = useClaimRow(place.queue);
  const table = useRef<HTMLTableElement>(null);
  const [pointed, point] = useState<string | null>(null);
  const [opened, setOpened] = useState<string | null>(null);
  const rowOf = (id: string | null) => rows.find((row) => row.claim.id === id);
  const current = rowOf(pointed) ?? rows[0];
  const openedRow = rowOf(opened);
  const shownChosen = new Set(rows.map(idOf).filter((id) => selection.chosen.has(id)));
  const choose = (ids: ReadonlySet<string>) => selection.chooseOfShown(rows, ids, nameOf);
  const chooseOne = (id: string) => choose(toggled(shownChosen, id));
  const hrefOf = (row: DeskRow) => workedAt(row, self.actions.includes('investors.view'));
  const columns = useDeskColumns({
    selfId: self.id,
    hrefOf,
    onOpen: (row) => (hrefOf(row) === null ? setOpened(idOf(row)) : rememberRow(idOf(row))),
    onClaim: (row) => void claim(row),
    isChosen: (row) => shownChosen.has(idOf(row)),
    onChoose: (row) => chooseOne(idOf(row)),
    chosen: shownChosen.size === 0 ? 'none' : shownChosen.size === rows.length ? 'all' : 'some',
    onChooseAll: () => choose(shownChosen.size === rows.length ? new Set() : new Set(rows.map(idOf))),
  });
  useRememberedRow(table);
  useListKeys({
    table,
    currentKey: current === undefined ? undefined : idOf(current),
    acts: {
      x: chooseOne,
      c: (id) => {
        const row = rowOf(id);
        return row === undefined || !isClaimable(row) ? undefined : void claim(row);
      },
    },
    go: (letter) => {
      const queue = queuesOf(self.actions).find((one) => GO_KEYS[one] === letter);
      return queue && (() => void navigate(deskAddress({ queue, query: {} })));
    },
    help: openKeysSheet,
  });
  return (
    <>
      <DenseTable
        label={t(`officeDesk.queues.${place.queue}`)}
        columns={columns}
        rows={rows}
        keyOf={idOf}
        currentKey={current === undefined ? undefined : idOf(current)}
        isChosen={(row) => shownChosen.has(idOf(row))}
        onPoint={point}
        tableRef={table}
      />
      {current === undefined ? null : <RowPeek row={current} />}
      {openedRow === undefined ? null : (
        <RowDialog row={openedRow} queue={place.queue} selfId={self.id} onClose={() => setOpened(null)} />
      )}
    </>
  );
}

const idOf = (row: DeskRow) => row.claim.id;

function toggled(ids: ReadonlySet<string>, id: string): Set<string> {
  const next = new Set(ids);
  if (!next.delete(id)) {
    next.add(id);
  }
  return next;
}

type RowDialogProps = { row: DeskRow; queue: DeskQueue; selfId: string; onClose: () => void };

/** A row without a page of its own, such as a failed job: why it is here, and who has it. */
function RowDialog({ row, queue, selfId, onClose }: RowDialogProps) {
  const { t } = useTranslation();
  const title = useRowTitle()(row);
  const text = useWhyText()(row);
  const { why, facts, claim } = row;
  return (
    <Dialog isOpen onOpenChange={onClose} title={title}>
      <div className="grid gap-4">
        <p className="wrap-anywhere">{text}</p>
        <DueCell row={row} />
        {claim.kind === 'payment-flag' ? (
          <p>
            <TextLink href={OFFICE_PAGES.moneyFlags}>{t('officeDesk.toFlags')}</TextLink>
          </p>
        ) : null}
        <WorkPanel
          page={{ kind: claim.kind, id: claim.id }}
          first={[{ queue, why, facts, claim }]}
          selfId={selfId}
        />
      </div>
    </Dialog>
  );
}

/** Claims a row, or says who was faster. */
function useClaimRow(queue: DeskQueue): (row: DeskRow) => Promise<void> {
  const { t } = useTranslation();
  const messageOf = useApiMessage();
  const nameOf = useRowName();
  const [claim] = useClaimRowMutation();
  return async (row) => {
    const { error } = await claim({ queue, id: row.claim.id, version: row.claim.version });
    if (error === undefined) {
      showToast('success', t('officeDesk.claimed', { what: nameOf(row) }));
    } else {
      showToast('problem', messageOf(error));
    }
  };
}
