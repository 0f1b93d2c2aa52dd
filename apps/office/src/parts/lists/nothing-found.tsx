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

/** A list that only its filters empty, with the way out beside it. */
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
