import type { StaffSelf } from '@portal/domain/firm/staff/staff.wire';
import { LANGUAGES } from '@portal/domain/ground/people/languages';
import { DefinitionList } from '@portal/web/ui/definition-list';
import { PageHeading } from '@portal/web/ui/page-heading';
import { RadioGroup } from '@portal/web/ui/radio-group';
import { Switch } from '@portal/web/ui/switch';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '#parts/page-title.ts';
import { useRoleNames } from '#parts/role-names.ts';
import { useChooseLanguage } from '#state/use-choose-language.ts';
import { useSingleKeys } from '#state/use-single-keys.ts';
import { Panel } from './panel.tsx';
import { PasswordPanel } from './password-panel.tsx';
import { SessionsPanel } from './sessions-panel.tsx';
import { TellingsPanel } from './tellings-panel.tsx';

/** The person's own account, and what they can change about it. */
export function AccountPage({ self }: { self: StaffSelf }) {
  const { t } = useTranslation();
  usePageTitle(t('office.account.title'));
  return (
    <div className="grid max-w-form gap-6">
      <PageHeading title={t('office.account.title')} takesFocus />
      <AboutPanel person={self} />
      <LanguagePanel person={self} />
      <TellingsPanel />
      <KeysPanel />
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
          { id: 'role', label: t('office.account.role'), value: useRoleNames()(person.roles) },
          ...(representative === null
            ? []
            : [{ id: 'clients', label: t('office.account.clients'), value: representative }]),
        ]}
      />
    </Panel>
  );
}

/** The language of the person's pages and messages, which changes at once. */
function LanguagePanel({ person }: { person: StaffSelf }) {
  const { t } = useTranslation();
  const { chooseLanguage } = useChooseLanguage();
  return (
    <Panel title={t('office.account.languageTitle')} intro={t('office.account.languageHint')}>
      <RadioGroup
        name="language"
        label={t('office.account.languageTitle')}
        isLabelHidden
        layout="row"
        value={person.language}
        onChange={(typed) => {
          const language = LANGUAGES.find((known) => known === typed);
          if (language !== undefined) {
            void chooseLanguage(language);
          }
        }}
        choices={LANGUAGES.map((value) => ({
          value,
          label: <span lang={value}>{t(`office.switchTo.${value}`)}</span>,
        }))}
      />
    </Panel>
  );
}

/** The single keys of lists, which people who use speech input or press keys by mistake switch off. */
function KeysPanel() {
  const { t } = useTranslation();
  const { isOn, switchKeys } = useSingleKeys();
  return (
    <Panel title={t('office.account.keys.title')} intro={t('office.account.keys.hint')}>
      <Switch name="single-keys" value={isOn} onChange={(next) => void switchKeys(next)}>
        {t('office.account.keys.use')}
      </Switch>
    </Panel>
  );
}
