import { Notice } from '@portal/web/ui/notice';
import { useTranslation } from 'react-i18next';
import type { RefusedRow } from './use-act-on-chosen.ts';

/** Each row that was not done, with its reason. */
export function RefusedRows({ refused }: { refused: readonly RefusedRow[] }) {
  const { t } = useTranslation();
  return refused.length === 0 ? null : (
    <Notice tone="attention" isNew title={t('officeDesk.selection.refusedTitle', { count: refused.length })}>
      <ul>
        {refused.map(({ id, name, sentence }) => (
          <li key={id}>{t('officeDesk.selection.refusedRow', { name, sentence })}</li>
        ))}
      </ul>
    </Notice>
  );
}
