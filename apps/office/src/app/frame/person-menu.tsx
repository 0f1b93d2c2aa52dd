import { OFFICE_PAGES } from '@portal/domain/office/office-pages';
import { LANGUAGES } from '@portal/domain/people/languages';
import type { StaffSelf } from '@portal/domain/wire/staff';
import { Button } from '@portal/web/ui/button';
import { ChevronDown } from '@portal/web/ui/icons';
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { useTranslation } from 'react-i18next';
import { useChooseLanguage } from '#state/use-choose-language.ts';
import { useLogOut } from '../session/use-log-out.ts';

const ITEM =
  'flex min-h-11 cursor-pointer items-center rounded-control px-3 font-medium no-underline outline-none data-focused:bg-accent-soft data-focused:text-accent-strong';

/** Who is here, the other language, and the way out. */
export function PersonMenu({ person }: { person: StaffSelf }) {
  const { t } = useTranslation();
  const { logOut } = useLogOut();
  const { chooseLanguage } = useChooseLanguage();
  const name = `${person.firstName} ${person.lastName}`;
  return (
    <MenuTrigger>
      <Button tone="quiet" aria-label={t('office.menu', { name })}>
        <span className="max-w-40 truncate max-sm:max-w-24">
          <span className="sm:hidden">{person.firstName}</span>
          <span className="max-sm:hidden">{name}</span>
        </span>
        <ChevronDown className="size-4" />
      </Button>
      <Popover
        placement="bottom end"
        className="w-64 rounded-card border border-line bg-raised p-1.5 shadow-floating data-entering:animate-rise"
      >
        <p className="grid border-b border-line px-3 pt-1 pb-2.5">
          <span className="font-semibold">{name}</span>
          <span className="text-sm text-muted">{t(`office.roles.${person.role}`)}</span>
        </p>
        <Menu aria-label={t('office.menu', { name })} className="grid gap-0.5 pt-1 outline-none">
          <MenuItem href={OFFICE_PAGES.account} className={ITEM}>
            {t('office.account.nav')}
          </MenuItem>
          {LANGUAGES.filter((language) => language !== person.language).map((language) => (
            <MenuItem key={language} onAction={() => void chooseLanguage(language)} className={ITEM}>
              <span lang={language}>{t(`office.switchTo.${language}`)}</span>
            </MenuItem>
          ))}
          <MenuItem onAction={() => void logOut()} className={ITEM}>
            {t('office.logOut')}
          </MenuItem>
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
