import type { StaffSelf } from '@portal/domain/firm/staff/staff.wire';
import { DefinitionList } from '@portal/web/ui/definition-list';
import { PageHeading } from '@portal/web/ui/page-heading';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '#parts/page-title.ts';
import { LanguagePanel } from './language-panel.tsx';
import { Panel } from './panel.tsx';
import { PasswordPanel } from './password-panel.tsx';
import { SessionsPanel } from './sessions-panel.tsx';

/** Who the person is here, and what they change about it themselves. */
export function AccountPage({ self }: { self: StaffSelf }) {
  const { t } = useTranslation();
  usePageTitle(t('office.account.title'));
  return (
    <div className="grid max-w-form gap-6">
      <PageHeading title={t('office.account.title')} takesFocus />
      <AboutPanel person={self} />
      <LanguagePanel person={self} />
      <PasswordPanel person={self} />
      <SessionsPanel />
    </div>
  );
}

function AboutPanel({ person }: { person: StaffSelf }) {
  const { t } = useTranslation();
  const { representativeName: representative } = person;
  return (
    <Panel title={t('office.account.aboutTitle')} intro={t('office.account.aboutHint')}>
      <DefinitionList
        rows={[
          { id: 'name', label: t('office.account.name'), value: `${person.firstName} ${person.lastName}` },
          {
            id: 'email',
            label: t('office.account.email'),
            value: <span className="wrap-anywhere">{person.email}</span>,
          },
          { id: 'role', label: t('office.account.role'), value: t(`office.roles.${person.role}`) },
          ...(representative === null
            ? []
            : [{ id: 'clients', label: t('office.account.clients'), value: representative }]),
        ]}
      />
    </Panel>
  );
}
