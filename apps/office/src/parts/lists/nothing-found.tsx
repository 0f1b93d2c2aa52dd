import { Button } from '@portal/web/ui/button';
import { EmptyState } from '@portal/web/ui/empty-state';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';

type NothingFoundProps = {
  title: string;
  children?: ReactNode;
  /** The address of the list without filters. */
  all: string;
};

/** Says that only the filters empty a list, with a way out. */
export function NothingFound({ title, children, all }: NothingFoundProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <EmptyState
      title={title}
      action={<Button onPress={() => void navigate(all)}>{t('office.list.clear')}</Button>}
    >
      {children}
    </EmptyState>
  );
}
