import {
  CONTACT_STATES,
  type MessageFilter,
  messageFilterSchema,
} from '@portal/domain/desk/messages/contact-desk';
import { CONTACT_REQUEST_TYPES } from '@portal/domain/people/contact/contact-email';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { type FilterField, FilterForm } from '#parts/lists/filter-form.tsx';
import { messagesAddress } from './messages-address.ts';

/** A choice takes effect at once and is part of the address. */
export function MessageFilters({ filter, children }: { filter: MessageFilter; children: ReactNode }) {
  const navigate = useNavigate();
  const change = (name: keyof MessageFilter, value: string) => {
    const { [name]: _before, ...rest } = filter;
    const next = messageFilterSchema.safeParse(value === '' ? rest : { ...rest, [name]: value });
    if (next.success) {
      void navigate(messagesAddress(next.data));
    }
  };
  return (
    <FilterForm
      filter={filter}
      fields={useFields()}
      onChange={(name, value) => (name === 'search' ? undefined : change(name, value))}
      onClear={() => void navigate(messagesAddress({}))}
    >
      {children}
    </FilterForm>
  );
}

function useFields(): FilterField<keyof MessageFilter>[] {
  const { t } = useTranslation();
  return [
    {
      name: 'state',
      label: t('officeMessages.filters.state'),
      placeholder: t('officeMessages.states.new'),
      choices: [
        ...CONTACT_STATES.filter((state) => state !== 'new').map((value) => ({
          value,
          label: t(`officeMessages.states.${value}`),
        })),
        { value: 'all', label: t('office.list.all') },
      ],
    },
    {
      name: 'about',
      label: t('officeMessages.filters.about'),
      choices: CONTACT_REQUEST_TYPES.map((value) => ({ value, label: t(`contact.about.types.${value}`) })),
    },
    {
      name: 'from',
      label: t('officeMessages.filters.from'),
      choices: (['investor', 'visitor'] as const).map((value) => ({
        value,
        label: t(`officeMessages.filters.froms.${value}`),
      })),
    },
  ];
}
