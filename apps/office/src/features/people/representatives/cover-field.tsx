import type { OfficeRepresentative } from '@portal/domain/people/representatives/representatives.wire';
import type { LightField } from '@portal/web/form/use-light-form';
import { Select } from '@portal/web/ui/select';
import { useTranslation } from 'react-i18next';
import { choosableCovers } from './choosable-covers.ts';

type CoverFieldProps = {
  field: LightField<string>;
  one: OfficeRepresentative;
  all: readonly OfficeRepresentative[];
};

/** Chooses who covers for a representative. */
export function CoverField({ field, one, all }: CoverFieldProps) {
  const { t } = useTranslation();
  return (
    <Select
      {...field}
      label={t('representatives.cover.label')}
      hint={t('representatives.cover.hint')}
      placeholder={t('representatives.cover.nobody')}
      optional
      choices={choosableCovers(all, one).map(({ id, fullName }) => ({ value: id, label: fullName }))}
    />
  );
}
