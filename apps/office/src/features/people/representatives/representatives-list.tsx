import type { OfficeRepresentative } from '@portal/domain/people/representatives/representatives.wire';
import { Button } from '@portal/web/ui/button';
import { type ReactNode, useState } from 'react';
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#parts/dialogs/confirm-dialog.tsx';
import { ChangeDialog } from './change-dialog.tsx';
import { EndDialog } from './end-dialog.tsx';
import { useActivateRepresentativeMutation } from './register-api.ts';
import type { RepresentativeChange } from './representative-change.ts';
import { REPRESENTATIVE_GRID, RepresentativeRow } from './representative-row.tsx';

const ITEM =
  'flex min-h-11 cursor-pointer items-center rounded-control px-3 font-medium outline-none data-focused:bg-accent-soft data-focused:text-accent-strong';

/** The dialog that is open over the list, and its row. */
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
          className={`${REPRESENTATIVE_GRID} border-line border-b bg-sunken px-5 py-2.5 font-semibold text-muted text-sm max-xl:hidden`}
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

/** Lets investors choose a representative again. */
function BackDialog({ one, onClose }: { one: OfficeRepresentative; onClose: () => void }) {
  const { t } = useTranslation();
  const [activate, { error }] = useActivateRepresentativeMutation();
  const name = one.fullName;
  // The version of the row when it was opened: nobody else's later change is overwritten.
  const [version] = useState(one.version);
  return (
    <ConfirmDialog
      title={t('representatives.backDialog.title', { name })}
      submitText={t('representatives.backDialog.submit')}
      send={() => activate({ id: one.id, version })}
      error={error}
      done={t('representatives.backDialog.done', { name })}
      onClose={onClose}
    >
      <p>{t('representatives.backDialog.text')}</p>
    </ConfirmDialog>
  );
}

type RepresentativeMenuProps = {
  one: OfficeRepresentative;
  onChange: (change: RepresentativeChange) => void;
};

/** What may be changed about a representative. */
function RepresentativeMenu({ one, onChange }: RepresentativeMenuProps) {
  const { t } = useTranslation();
  const label = t('representatives.changeLabel', { name: one.fullName });
  const texts: Readonly<Record<RepresentativeChange, string>> = {
    facts: t('representatives.change'),
    end: t('representatives.endDialog.action'),
    back: t('representatives.backDialog.action'),
  };
  const changes: readonly RepresentativeChange[] = ['facts', one.isActive ? 'end' : 'back'];
  return (
    <MenuTrigger>
      <Button size="small" aria-label={label}>
        {t('representatives.change')}
      </Button>
      <Popover
        placement="bottom end"
        className="min-w-56 rounded-card border border-line bg-raised p-1.5 shadow-floating data-entering:animate-rise"
      >
        <Menu
          aria-label={label}
          onAction={(key) => changes.filter((change) => change === key).forEach(onChange)}
          className="grid gap-0.5 outline-none"
        >
          {changes.map((change) => (
            <MenuItem key={change} id={change} className={ITEM}>
              {texts[change]}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
