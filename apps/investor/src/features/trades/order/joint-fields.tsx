import { EMAIL_MAX_LENGTH } from '@portal/domain/people/email-address';
import { LANGUAGES } from '@portal/domain/people/languages';
import { NAME_LENGTH_MAX } from '@portal/domain/people/legal-name';
import { JOINT_RELATIONS } from '@portal/domain/trades/joint-relations';
import { Card } from '@portal/web/ui/card';
import { Checkbox } from '@portal/web/ui/checkbox';
import { Notice } from '@portal/web/ui/notice';
import { Select } from '@portal/web/ui/select';
import { TextField } from '@portal/web/ui/text-field';
import { useTranslation } from 'react-i18next';
import {
  type JointDraft,
  type JointField,
  type JointInvestorForm,
  jointFieldName,
} from './use-joint-investor.ts';

type JointFieldsProps = {
  joint: JointInvestorForm;
  /** Signatures were given on the order as it is. */
  hasSignatures: boolean;
  onChange: (draft: JointDraft) => void;
};

/** A second person who invests together with the first: asked for only where there is one. */
export function JointFields({ joint, hasSignatures, onChange }: JointFieldsProps) {
  const { t } = useTranslation();
  return (
    <Card as="section" labelledBy="joint-title">
      <h2 id="joint-title" className="text-xl">
        {t('joint.title')}
      </h2>
      <div className="mt-2 flex flex-col gap-6">
        <Checkbox
          name="hasJointInvestor"
          value={joint.isOn}
          onChange={(isOn) => {
            joint.setOn(isOn);
            onChange({ isOn, values: joint.values });
          }}
          onBlur={() => undefined}
          hint={t('joint.toggleHint')}
        >
          {t('joint.toggle')}
        </Checkbox>
        {joint.isOn ? <Particulars joint={joint} onChange={onChange} /> : null}
        {hasSignatures ? <Notice tone="attention">{t('joint.changesSignatures')}</Notice> : null}
      </div>
    </Card>
  );
}

function Particulars({ joint, onChange }: Pick<JointFieldsProps, 'joint' | 'onChange'>) {
  const { t } = useTranslation();
  const bind = (field: JointField) => ({
    name: jointFieldName(field),
    label: t(`joint.fields.${field}`),
    value: joint.values[field],
    error: joint.errorOf(field),
    onBlur: () => joint.leave(field),
    onChange: (typed: string) => {
      const values = { ...joint.values, [field]: typed };
      joint.setValues(values);
      onChange({ isOn: true, values });
    },
  });
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
