import { hasClients, STAFF_ROLES } from '@portal/domain/office/staff-roles';
import { DEALER_REPRESENTATIVES } from '@portal/domain/people/dealer-representatives';
import type { LightField } from '@portal/web/form/use-light-form';
import { RadioGroup } from '@portal/web/ui/radio-group';
import { Select } from '@portal/web/ui/select';
import { useTranslation } from 'react-i18next';
import { roleOf } from './check-person.ts';

type RoleFieldsProps = { role: LightField<string>; representative: LightField<string> };

/** What a person works as and, for a representative, whose clients they see. */
export function RoleFields({ role, representative }: RoleFieldsProps) {
  const { t } = useTranslation();
  const chosen = roleOf(role.value);
  return (
    <>
      <RadioGroup
        {...role}
        label={t('office.people.role.label')}
        layout="cards"
        choices={STAFF_ROLES.map((value) => ({
          value,
          label: t(`office.roles.${value}`),
          description: t(`office.roleHints.${value}`),
        }))}
      />
      {chosen !== null && hasClients(chosen) ? (
        <Select
          {...representative}
          label={t('office.people.representative.label')}
          choices={DEALER_REPRESENTATIVES.map(({ id, fullName }) => ({ value: id, label: fullName }))}
        />
      ) : null}
    </>
  );
}
