import type { DeskQueue } from '@portal/domain/desk/queues/desk-queues';
import type { DeskRow } from '@portal/domain/desk/queues/office-desk.wire';
import { OFFICE_PAGES } from '@portal/domain/firm/staff/office-pages';
import type { StaffSelf } from '@portal/domain/firm/staff/staff.wire';
import { useApiMessage } from '@portal/web/api/use-api-message';
import { showToast } from '@portal/web/toasts';
import { Dialog } from '@portal/web/ui/dialog';
import { TextLink } from '@portal/web/ui/text-link';
import { useRef, useState } from 'react';
import { GridList } from 'react-aria-components/GridList';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { WorkPanel } from '#parts/holder/work-panel.tsx';
import type { Selection } from './acting/use-selection.ts';
import { addressOfRow } from './address-of-row.ts';
import type { DeskPlace } from './desk-address.ts';
import { useClaimRowMutation } from './desk-api.ts';
import { DESK_GRID, DeskRowItem } from './desk-row-item.tsx';
import { DueCell } from './due-cell.tsx';
import { rememberRow } from './keys/remember-row.ts';
import { useListKeys } from './keys/use-list-keys.ts';
import { useRowName, useRowTitle } from './row-name.ts';
import { useWhyText } from './why-text.ts';

type DeskRowsProps = {
  rows: readonly DeskRow[];
  place: DeskPlace;
  self: StaffSelf;
  selection: Selection;
};

/** The rows of a page. Arrow keys move between them, Enter opens one, Space selects it; single letters do the same and more. */
export function DeskRows({ rows, place, self, selection }: DeskRowsProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const nameOf = useRowName();
  const claim = useClaimRow(place.queue);
  const list = useRef<HTMLDivElement>(null);
  const choose = (ids: ReadonlySet<string>) => selection.chooseOfShown(rows, ids, nameOf);
  const [opened, setOpened] = useState<string | null>(null);
  const rowOf = (id: string) => rows.find((row) => row.claim.id === id);
  const open = (id: string) => {
    const row = rowOf(id);
    const address = row === undefined ? null : addressOfRow(row, self.actions.includes('investors.view'));
    if (address === null) {
      setOpened(id);
    } else {
      rememberRow(id);
      void navigate(address);
    }
  };
  const openedRow = opened === null ? undefined : rowOf(opened);
  const shownChosen = new Set(rows.map((row) => row.claim.id).filter((id) => selection.chosen.has(id)));
  const onKeys = useListKeys({
    list,
    self,
    open,
    choose: (id) => choose(toggled(shownChosen, id)),
    claim: (id) => {
      const row = rowOf(id);
      return row === undefined ? undefined : void claim(row);
    },
  });
  return (
    <div className="overflow-clip rounded-card border border-line bg-raised shadow-raised">
      <p
        aria-hidden="true"
        className={`${DESK_GRID} border-line border-b bg-sunken py-2.5 pr-5 pl-14 font-semibold text-muted text-sm max-xl:hidden`}
      >
        <span>{t('officeDesk.columns.what')}</span>
        <span>{t('officeDesk.columns.why')}</span>
        <span>{t('officeDesk.columns.due')}</span>
        <span>{t('officeDesk.columns.holder')}</span>
      </p>
      <div onKeyDownCapture={onKeys}>
        <GridList
          ref={list}
          aria-label={t(`officeDesk.queues.${place.queue}`)}
          selectionMode="multiple"
          selectedKeys={shownChosen}
          onSelectionChange={(keys) =>
            choose(keys === 'all' ? new Set(rows.map((row) => row.claim.id)) : new Set([...keys].map(String)))
          }
          onAction={(key) => open(String(key))}
        >
          {rows.map((row) => (
            <DeskRowItem key={row.claim.id} row={row} selfId={self.id} onClaim={() => void claim(row)} />
          ))}
        </GridList>
      </div>
      {openedRow === undefined ? null : (
        <RowDialog row={openedRow} queue={place.queue} selfId={self.id} onClose={() => setOpened(null)} />
      )}
    </div>
  );
}

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
