import type { Claim, DeskRow } from '@portal/domain/desk/queues/office-desk.wire';
import { useFormats } from '@portal/web/i18n/use-formats';
import { Badge } from '@portal/web/ui/badge';
import { Button } from '@portal/web/ui/button';
import { Check } from '@portal/web/ui/icons';
import { Checkbox } from 'react-aria-components/Checkbox';
import { GridListItem } from 'react-aria-components/GridList';
import { useTranslation } from 'react-i18next';
import { DueCell } from './due-cell.tsx';
import { focusRememberedRow } from './keys/remember-row.ts';
import { useRowName, useRowTitle } from './row-name.ts';
import { useWhyText } from './why-text.ts';

/** The columns of the rows and their header; stacked on a narrow screen. */
export const DESK_GRID =
  'grid gap-x-6 gap-y-1 xl:grid-cols-[minmax(0,2.2fr)_minmax(0,1.4fr)_minmax(0,1.7fr)_minmax(0,1.7fr)]';

type DeskRowItemProps = { row: DeskRow; selfId: string; onClaim: () => void };

/** One row: what it is about, why it is here, when it is due, and who has it. */
export function DeskRowItem({ row, selfId, onClaim }: DeskRowItemProps) {
  const { t } = useTranslation();
  const name = useRowName()(row);
  return (
    <GridListItem
      id={row.claim.id}
      ref={(element) => focusRememberedRow(element, row.claim.id)}
      textValue={name}
      className="flex items-start gap-1 border-line border-b px-2 py-3 last:border-b-0 data-selected:bg-accent-soft data-hovered:bg-sunken data-focus-visible:-outline-offset-3"
    >
      <Checkbox slot="selection" className="group grid size-11 shrink-0 cursor-pointer place-items-center">
        <span className="grid size-6 place-items-center rounded-sm border border-line-strong bg-raised text-accent-contrast group-data-focus-visible:outline-2 group-data-selected:border-accent group-data-selected:bg-accent">
          <Check className="hidden size-5 group-data-selected:block" />
        </span>
      </Checkbox>
      <div className={`${DESK_GRID} min-w-0 grow items-start pt-2 pr-3`}>
        <WhatCell row={row} />
        <WhyCell row={row} />
        <DueCell row={row} />
        <div className="flex flex-wrap items-center justify-between gap-2">
          <HolderCell claim={row.claim} selfId={selfId} />
          {row.claim.holder === null ? (
            <Button size="small" onPress={onClaim} aria-label={t('officeDesk.claimLabel', { what: name })}>
              {t('officeDesk.claim')}
            </Button>
          ) : null}
        </div>
      </div>
    </GridListItem>
  );
}

function WhatCell({ row }: { row: DeskRow }) {
  const { t } = useTranslation();
  const { exactMoney, number } = useFormats();
  const title = useRowTitle()(row);
  const { order } = row;
  // Only people who work with money see amounts.
  const amountsOf = ({ total, quantity }: NonNullable<DeskRow['order']>) => [
    ...(total === null ? [] : [exactMoney(total)]),
    ...(quantity === null ? [] : [t('officeDesk.units', { count: quantity, number: number(quantity) })]),
  ];
  return (
    <div className="min-w-0">
      <p className="font-semibold wrap-anywhere">{title}</p>
      {order === null ? null : (
        <p className="text-muted text-sm wrap-anywhere">
          {order.dealName}
          <br />
          <span className="figures">{[...amountsOf(order), order.reference].join(' · ')}</span>
        </p>
      )}
    </div>
  );
}

function WhyCell({ row }: { row: DeskRow }) {
  const text = useWhyText()(row);
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-1.5">
      <p className="w-full wrap-anywhere">{text}</p>
      {row.claim.tags.map((tag) => (
        <Badge key={tag}>{tag}</Badge>
      ))}
    </div>
  );
}

/** Who has claimed a row and until when, and who else has its page open right now. */
function HolderCell({ claim: { holder, viewing }, selfId }: { claim: Claim; selfId: string }) {
  const { t } = useTranslation();
  const { time } = useFormats();
  return (
    <div className="min-w-0 text-sm">
      {holder === null ? (
        <p className="text-muted">{t('officeDesk.nobody')}</p>
      ) : (
        <p>
          <span className="font-semibold">{holder.id === selfId ? t('officeDesk.you') : holder.name}</span>{' '}
          <span className="text-muted">{t('officeDesk.until', { when: time(holder.until) })}</span>
        </p>
      )}
      {viewing.length === 0 ? null : (
        <p className="text-info">
          {t('officeDesk.viewing', { names: viewing.map(({ name }) => name).join(', ') })}
        </p>
      )}
    </div>
  );
}
