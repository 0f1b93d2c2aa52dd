import { EMAIL_MAX_LENGTH } from '@portal/domain/ground/people/email-address';
import { LANGUAGES } from '@portal/domain/ground/people/languages';
import { NAME_LENGTH_MAX } from '@portal/domain/ground/people/legal-name';
import { JOINT_RELATIONS } from '@portal/domain/order/trades/joint-relations';
import type { LightForm } from '@portal/web/form/use-light-form';
import { Card } from '@portal/web/ui/card';
import { Checkbox } from '@portal/web/ui/checkbox';
import { Notice } from '@portal/web/ui/notice';
import { Select } from '@portal/web/ui/select';
import { TextField } from '@portal/web/ui/text-field';
import { useTranslation } from 'react-i18next';
import { type JointField, jointFieldName } from './joint-answers.ts';
import type { OrderValues } from './order-values.ts';

type JointFieldsProps = {
  field: LightForm<OrderValues>['field'];
  /** The order as it is has signatures. */
  hasSignatures: boolean;
};

/** A second person investing together with the first; the fields show only if there is one. */
export function JointFields({ field, hasSignatures }: JointFieldsProps) {
  const { t } = useTranslation();
  const isOn = field('hasJointInvestor');
  return (
    <Card as="section" labelledBy="joint-title">
      <h2 id="joint-title" className="text-xl">
        {t('joint.title')}
      </h2>
      <div className="mt-2 flex flex-col gap-6">
        <Checkbox {...isOn} hint={t('joint.toggleHint')}>
          {t('joint.toggle')}
        </Checkbox>
        {isOn.value ? <Particulars field={field} /> : null}
        {hasSignatures ? <Notice tone="attention">{t('joint.changesSignatures')}</Notice> : null}
      </div>
    </Card>
  );
}

function Particulars({ field }: Pick<JointFieldsProps, 'field'>) {
  const { t } = useTranslation();
  const bind = (name: JointField) => ({ ...field(jointFieldName(name)), label: t(`joint.fields.${name}`) });
  return (
    <>
      <p className="max-w-prose text-sm text-muted">{t('joint.lead')}</p>
      <div className="grid items-end gap-6 sm:grid-cols-2">
        <TextField {...bind('firstName')} hint={t('joint.hints.name')} maxLength={NAME_LENGTH_MAX} />
        <TextField {...bind('lastName')} maxLength={NAME_LENGTH_MAX} />
      </div>
      <TextField
        {...bind('email')}
        type="email"
        hint={t('joint.hints.email')}
        maxLength={EMAIL_MAX_LENGTH}
        autoComplete="off"
      />
      <div className="grid items-end gap-6 sm:grid-cols-2">
        <Select
          {...bind('relation')}
          choices={JOINT_RELATIONS.map((value) => ({ value, label: t(`joint.relations.${value}`) }))}
        />
        <Select
          {...bind('language')}
          hint={t('joint.hints.language')}
          choices={LANGUAGES.map((value) => ({ value, label: t(`joint.languages.${value}`) }))}
        />
      </div>
    </>
  );
}
