import { Notice } from '@portal/web/ui/notice';
import { useTranslation } from 'react-i18next';
import { asTypedHere } from '#parts/as-typed-here.ts';

/** Warns, before anything is proposed, that nobody could approve it, and says what to do. */
export function AloneInRoles() {
  const { t } = useTranslation();
  return (
    <Notice tone="attention" title={t('officeRoleChanges.alone.title')}>
      <div className="grid gap-2">
        <p>{t('officeRoleChanges.alone.text')}</p>
        <p>{t('officeRoleChanges.alone.emergency')}</p>
        <code className="block wrap-anywhere">{asTypedHere(t('officeRoleChanges.alone.command'))}</code>
        <code className="block wrap-anywhere">{asTypedHere(t('officeRoleChanges.alone.found'))}</code>
      </div>
    </Notice>
  );
}
