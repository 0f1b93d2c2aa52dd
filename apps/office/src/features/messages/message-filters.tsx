import { CONTACT_STATES, type MessageFilter, messageFilterSchema } from '@portal/domain/contact/contact-desk';
import { CONTACT_REQUEST_TYPES } from '@portal/domain/contact/contact-email';
import { Button } from '@portal/web/ui/button';
import { type Choice, Select } from '@portal/web/ui/select';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { countFilters, messagesAddress } from './messages-address.ts';

/** A choice takes effect at once and stands in the address. */
export function MessageFilters({ filter }: { filter: MessageFilter }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const change = (name: keyof MessageFilter, value: string) => {
    const { [name]: _before, ...rest } = filter;
    const next = messageFilterSchema.safeParse(value === '' ? rest : { ...rest, [name]: value });
    if (next.success) {
      void navigate(messagesAddress(next.data));
    }
  };
  return (
    <search className="grid gap-3 rounded-card border border-line bg-raised p-4">
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))] gap-3">
        {useFilters().map(({ name, placeholder, choices }) => (
          <Select
            key={name}
            name={`filter-${name}`}
            label={t(`officeMessages.filters.${name}`)}
            optional="unsaid"
            placeholder={placeholder}
            choices={choices}
            value={filter[name] ?? ''}
            onChange={(value) => change(name, value)}
          />
        ))}
      </div>
      {countFilters(filter) === 0 ? null : (
        <p>
          <Button tone="quiet" size="small" onPress={() => void navigate(messagesAddress({}))}>
            {t('officeMessages.filters.clear')}
          </Button>
        </p>
      )}
    </search>
  );
}

function useFilters(): { name: keyof MessageFilter; placeholder: string; choices: Choice[] }[] {
  const { t } = useTranslation();
  const all = t('officeMessages.filters.all');
  return [
    {
      name: 'state',
      placeholder: t('officeMessages.states.new'),
      choices: [
        ...CONTACT_STATES.filter((state) => state !== 'new').map((value) => ({
          value,
          label: t(`officeMessages.states.${value}`),
        })),
        { value: 'all', label: all },
      ],
    },
    {
      name: 'about',
      placeholder: all,
      choices: CONTACT_REQUEST_TYPES.map((value) => ({ value, label: t(`contact.about.types.${value}`) })),
    },
    {
      name: 'from',
      placeholder: all,
      choices: (['investor', 'visitor'] as const).map((value) => ({
        value,
        label: t(`officeMessages.filters.froms.${value}`),
      })),
    },
  ];
}
