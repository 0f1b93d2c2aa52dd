import { isClaimable } from '@portal/domain/desk/queues/is-claimable';
import type { Claim, DeskRow } from '@portal/domain/desk/queues/office-desk.wire';
import { useFormats } from '@portal/web/i18n/use-formats';
import { Badge } from '@portal/web/ui/badge';
import { Button } from '@portal/web/ui/button';
import { Check, Minus } from '@portal/web/ui/icons';
import { Checkbox } from 'react-aria-components/Checkbox';
import { useTranslation } from 'react-i18next';
import type { DenseColumn } from '#parts/lists/dense-table.tsx';
import { RowLink } from '#parts/lists/row-link.tsx';
import { DueCell } from './due-cell.tsx';
import { useRowName, useRowTitle } from './row-name.ts';
import { useWhyText } from './why-text.ts';

type DeskColumns = {
  selfId: string;
  hrefOf: (row: DeskRow) => string | null;
  onOpen: (row: DeskRow) => void;
  onClaim: (row: DeskRow) => void;
  isChosen: (row: DeskRow) => boolean;
  onChoose: (row: DeskRow) => void;
  /** Whether all rows of the page, or some of them, are chosen. */
  chosen: 'all' | 'some' | 'none';
  onChooseAll: () => void;
};

/** What a queue shows of a row: what it is about, why it is here, who is awaited, when it is due, and who has it. */
export function useDeskColumns(asked: DeskColumns): readonly DenseColumn<DeskRow>[] {
  const { t } = useTranslation();
  const { exactMoney } = useFormats();
  const nameOf = useRowName();
  const titleOf = useRowTitle();
  const whyOf = useWhyText();
  const head = (name: 'who' | 'deal' | 'amount' | 'why' | 'awaits' | 'due' | 'holder') => ({
    name,
    title: t(`officeDesk.columns.${name}`),
  });
  return [
    {
      name: 'choose',
      title: t('officeDesk.selection.label'),
      head: (
        <ChooseBox
          label={t('officeDesk.selection.all')}
          state={asked.chosen}
          onChange={() => asked.onChooseAll()}
        />
      ),
      track: '1.75rem',
      part: 'controls',
      cell: (row) => (
        <ChooseBox
          label={t('officeDesk.selection.one', { what: nameOf(row) })}
          state={asked.isChosen(row) ? 'all' : 'none'}
          onChange={() => asked.onChoose(row)}
        />
      ),
    },
    {
      ...head('who'),
      track: 'minmax(0, 1.35fr)',
      part: 'main',
      cell: (row) => (
        <>
          <RowLink href={asked.hrefOf(row)} onOpen={() => asked.onOpen(row)}>
            {titleOf(row)}
          </RowLink>
          {row.order === null ? null : (
            <span className="figures block text-muted text-xs">{row.order.reference}</span>
          )}
        </>
      ),
    },
    { ...head('deal'), track: 'minmax(0, 1.65fr)', cell: ({ order }) => order?.dealName },
    {
      ...head('amount'),
      track: '5.75rem',
      isFigures: true,
      // Only people who work with money see amounts.
      cell: ({ order }) => (order === null || order.total === null ? null : exactMoney(order.total)),
    },
    {
      ...head('why'),
      track: 'minmax(0, 1.4fr)',
      cell: (row) => (
        <>
          {whyOf(row)}
          {row.claim.tags.map((tag) => (
            <span key={tag} className="ml-1.5 inline-block">
              <Badge>{tag}</Badge>
            </span>
          ))}
        </>
      ),
    },
    {
      ...head('awaits'),
      track: '5.5rem',
      cell: ({ awaits }) => t(`officeDesk.awaits.${awaits}`),
    },
    { ...head('due'), track: '6.5rem', cell: (row) => <DueCell row={row} isShort /> },
    {
      ...head('holder'),
      track: '6.75rem',
      cell: (row) => (
        <HolderCell
          claim={row.claim}
          selfId={asked.selfId}
          what={nameOf(row)}
          onClaim={isClaimable(row) ? () => asked.onClaim(row) : null}
        />
      ),
    },
  ];
}

type ChooseBoxProps = { label: string; state: DeskColumns['chosen']; onChange: () => void };

function ChooseBox({ label, state, onChange }: ChooseBoxProps) {
  return (
    <Checkbox
      aria-label={label}
      isSelected={state === 'all'}
      isIndeterminate={state === 'some'}
      onChange={onChange}
      className="group -m-2 grid size-11 cursor-pointer place-items-center"
    >
      <span className="grid size-5 place-items-center rounded-sm border border-line-strong bg-raised text-accent-contrast group-data-indeterminate:border-accent group-data-selected:border-accent group-data-indeterminate:bg-accent group-data-selected:bg-accent group-data-focus-visible:outline-2">
        <Check className="hidden size-4 group-data-selected:block" />
        <Minus className="hidden size-4 group-data-indeterminate:block" />
      </span>
    </Checkbox>
  );
}

type HolderCellProps = { claim: Claim; selfId: string; what: string; onClaim: (() => void) | null };

/** Who has claimed a row and until when, and who else has its page open right now; a free one can be claimed, unless it is over. */
function HolderCell({ claim: { holder, viewing }, selfId, what, onClaim }: HolderCellProps) {
  const { t } = useTranslation();
  const { time } = useFormats();
  return (
    <div className="min-w-0">
      {holder === null && onClaim !== null ? (
        <span className="-my-2 -ml-4 block">
          <Button
            tone="quiet"
            size="small"
            onPress={onClaim}
            aria-label={t('officeDesk.claimLabel', { what })}
          >
            {t('officeDesk.claim')}
          </Button>
        </span>
      ) : holder === null ? null : (
        <>
          <span className="font-semibold">{holder.id === selfId ? t('officeDesk.you') : holder.name}</span>{' '}
          <span className="text-muted text-xs">{t('officeDesk.until', { when: time(holder.until) })}</span>
        </>
      )}
      {viewing.length === 0 ? null : (
        <span className="block text-info text-xs">
          {t('officeDesk.viewing', { names: viewing.map(({ name }) => name).join(', ') })}
        </span>
      )}
    </div>
  );
}
