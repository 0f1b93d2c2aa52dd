import { isApiError } from '@portal/web/api/api-error';
import { FormFailure } from '@portal/web/ui/form-failure';
import { Notice } from '@portal/web/ui/notice';
import { useTranslation } from 'react-i18next';

/** Which record is wrong, where one is; else why the file could not be sent. */
export function ReturnsRefusal({ error }: { error: unknown }) {
  const { t } = useTranslation();
  const problems = isApiError(error) ? Object.entries(error.fields) : [];
  return problems.length === 0 ? (
    <FormFailure error={error} />
  ) : (
    <Notice tone="danger" isNew takesFocus title={t('officeDebits.returns.refused')}>
      <ul>
        {problems.map(([path, sentence]) => (
          <li key={path}>{sentence}</li>
        ))}
      </ul>
    </Notice>
  );
}
