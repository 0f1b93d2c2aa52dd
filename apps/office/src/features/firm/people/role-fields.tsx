import { hasClients, STAFF_ROLES } from '@portal/domain/firm/staff/staff-roles';
import type { LightField } from '@portal/web/form/use-light-form';
import { RadioGroup } from '@portal/web/ui/radio-group';
import { Select } from '@portal/web/ui/select';
import { skipToken } from '@reduxjs/toolkit/query';
import { useTranslation } from 'react-i18next';
import { useRepresentativesQuery } from '#state/representatives-api.ts';
import { roleOf } from './check-role.ts';

type RoleFieldsProps = {
  role: LightField<string>;
  representative: LightField<string>;
  /** The person's current representative, offered even after they have left. */
  currentId?: string | null | undefined;
};

/** A person's role and, for a representative, whose clients they see. */
export function RoleFields({ role, representative, currentId }: RoleFieldsProps) {
  const { t } = useTranslation();
  const chosen = roleOf(role.value);
  const asksWhose = chosen !== null && hasClients(chosen);
  const { data = [] } = useRepresentativesQuery(asksWhose ? undefined : skipToken);
  const choices = data.filter(({ id, isActive }) => isActive || id === currentId);
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
      {asksWhose ? (
        <Select
          {...representative}
          label={t('office.people.representative.label')}
          choices={choices.map(({ id, fullName }) => ({ value: id, label: fullName }))}
        />
      ) : null}
    </>
  );
}
