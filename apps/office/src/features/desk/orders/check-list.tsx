import type { ApprovalCheck } from '@portal/domain/desk/orders/approval-checks';
import { useTranslation } from 'react-i18next';

/** The open checks, each in words. */
export function CheckList({ checks }: { checks: readonly ApprovalCheck[] }) {
  const { t } = useTranslation();
  return (
    <ul className="list-disc pl-5">
      {checks.map((check) => (
        <li key={check}>{t(`officeExceptions.checks.${check}`)}</li>
      ))}
    </ul>
  );
}
