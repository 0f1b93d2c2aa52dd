import type { OfficeRepresentative } from '@portal/domain/people/representatives/representatives.wire';
import { Button } from '@portal/web/ui/button';
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { useTranslation } from 'react-i18next';
import type { RepresentativeChange } from './representative-change.ts';

const ITEM =
  'flex min-h-11 cursor-pointer items-center rounded-control px-3 font-medium outline-none data-focused:bg-accent-soft data-focused:text-accent-strong';

type RepresentativeMenuProps = {
  one: OfficeRepresentative;
  onChange: (change: RepresentativeChange) => void;
};

/** What may be changed about a representative. */
export function RepresentativeMenu({ one, onChange }: RepresentativeMenuProps) {
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
