import { AUDIT_ACTION_NAMES } from '@portal/domain/firm/audit/audit-actions';
import type { AuditFilter, AuditQuery } from '@portal/domain/firm/audit/office-audit.wire';
import { useTranslateKey } from '@portal/web/i18n/use-translate-key';
import { Button } from '@portal/web/ui/button';
import { DateField } from '@portal/web/ui/date-field';
import { Select } from '@portal/web/ui/select';
import { TextField } from '@portal/web/ui/text-field';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { countAsked } from '#parts/lists/list-address.ts';
import { auditAddress, fieldsOf, filterOf } from './audit-address.ts';
import { useAuditPeopleQuery } from './audit-api.ts';

/** The filters of the log. They apply on submit only: each read is recorded. */
export function AuditFilters({ query }: { query: AuditQuery }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const actions = useActionChoices();
  const { data: people = [] } = useAuditPeopleQuery();
  const [fields, setFields] = useState(() => fieldsOf(query));
  const [wrong, setWrong] = useState<readonly (keyof AuditFilter)[]>([]);
  const bind = (name: keyof AuditFilter) => ({
    name,
    label: t(`officeAudit.filters.${name}`),
    optional: 'unsaid' as const,
    value: fields[name],
    error: wrong.includes(name) ? t('errors.fieldInvalid') : undefined,
    onChange: (value: string) => setFields({ ...fields, [name]: value }),
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    const asked = filterOf(fields);
    if ('wrong' in asked) {
      setWrong(asked.wrong);
    } else {
      setWrong([]);
      void navigate(auditAddress(asked.filter));
    }
  };
  return (
    <search className="rounded-card border border-line bg-raised px-4 py-3">
      <form onSubmit={send} noValidate className="flex flex-wrap items-end gap-3 xl:flex-nowrap">
        <div className="grid min-w-0 grow items-end gap-3 sm:grid-cols-2 xl:grid-cols-[repeat(3,minmax(0,1fr))_minmax(0,13rem)_minmax(0,1.4fr)]">
          <Select
            {...bind('person')}
            placeholder={t('officeAudit.filters.everybody')}
            choices={people.map(({ id, firstName, lastName }) => ({
              value: id,
              label: `${firstName} ${lastName}`,
            }))}
          />
          <TextField {...bind('investor')} />
          <TextField {...bind('order')} />
          <DateField {...bind('day')} hasShortHint />
          <Select {...bind('action')} placeholder={t('officeAudit.filters.all')} choices={actions} />
        </div>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" tone="primary">
            {t('office.list.search')}
          </Button>
          {countAsked({ ...query, before: undefined }) === 0 ? null : (
            <Button tone="quiet" onPress={() => void navigate(auditAddress({}))}>
              {t('office.list.clear')}
            </Button>
          )}
        </div>
      </form>
    </search>
  );
}

/** Every action of the log, sorted by group. */
function useActionChoices() {
  const translate = useTranslateKey();
  return AUDIT_ACTION_NAMES.map((value) => ({ value, label: translate(`officeActions.${value}`) }));
}
