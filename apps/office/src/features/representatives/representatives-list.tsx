import type { OfficeRepresentative } from '@portal/domain/people/representatives/representatives.wire';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BackDialog } from './back-dialog.tsx';
import { ChangeDialog } from './change-dialog.tsx';
import { EndDialog } from './end-dialog.tsx';
import type { RepresentativeChange } from './representative-change.ts';
import { RepresentativeMenu } from './representative-menu.tsx';
import { GRID, RepresentativeRow } from './representative-row.tsx';

/** What is open over the list, and of whom. */
type Open = { change: RepresentativeChange; id: string };

type RepresentativesListProps = {
  shown: readonly OfficeRepresentative[];
  all: readonly OfficeRepresentative[];
  mayChange: boolean;
};

/** A row for each representative; on a narrow screen each is a card. */
export function RepresentativesList({ shown, all, mayChange }: RepresentativesListProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<Open | null>(null);
  return (
    <>
      <div className="overflow-clip rounded-card border border-line bg-raised shadow-raised">
        <p
          aria-hidden="true"
          className={`${GRID} border-line border-b bg-sunken px-5 py-2.5 font-semibold text-muted text-sm max-xl:hidden`}
        >
          <span>{t('representatives.columns.name')}</span>
          <span>{t('representatives.columns.registered')}</span>
          <span>{t('representatives.columns.leans')}</span>
          <span>{t('representatives.columns.state')}</span>
        </p>
        <ul>
          {shown.map((one) => (
            <RepresentativeRow
              key={one.id}
              one={one}
              all={all}
              menu={
                mayChange ? (
                  <RepresentativeMenu one={one} onChange={(change) => setOpen({ change, id: one.id })} />
                ) : null
              }
            />
          ))}
        </ul>
      </div>
      {dialogOf(open, all, () => setOpen(null))}
    </>
  );
}

function dialogOf(open: Open | null, all: readonly OfficeRepresentative[], onClose: () => void): ReactNode {
  const one = all.find(({ id }) => id === open?.id);
  if (open === null || one === undefined) {
    return null;
  }
  switch (open.change) {
    case 'facts':
      return <ChangeDialog one={one} all={all} onClose={onClose} />;
    case 'end':
      return <EndDialog one={one} all={all} onClose={onClose} />;
    case 'back':
      return <BackDialog one={one} onClose={onClose} />;
  }
}
