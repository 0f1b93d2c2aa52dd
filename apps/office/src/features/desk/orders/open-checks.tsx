import { type ApprovalCheck, MAY_BE_EXCEPTED } from '@portal/domain/desk/orders/approval-checks';
import type { OfficeOrder } from '@portal/domain/desk/orders/office-order.wire';
import { Notice } from '@portal/web/ui/notice';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { CaseTab } from './case/case-tabs.ts';
import { CheckList } from './check-list.tsx';

/** Those that resolve by themselves are told in the words of their own refusal. */
const BY_ITSELF: ReadonlySet<ApprovalCheck> = new Set<ApprovalCheck>([
  'province-not-served',
  'memorandum-not-accepted',
  'joint-memorandum-not-accepted',
]);

/** The tab where each is settled. */
const PLACE_OF: Readonly<Partial<Record<ApprovalCheck, CaseTab>>> = {
  'identity-not-confirmed': 'identity',
  'identity-not-checked': 'identity',
  'profile-flag': 'identity',
  'payment-flag': 'money',
  'exemption-missing': 'exemption',
  'over-limit': 'exemption',
  'exemption-outdated': 'exemption',
  'advice-missing': 'exemption',
  'class-not-confirmed': 'exemption',
  'form-missing': 'papers',
  'paper-outdated': 'papers',
};

/** The checks still open before the order may be approved. */
export function OpenChecks({ checks }: { checks: readonly ApprovalCheck[] }) {
  const { t } = useTranslation();
  const told = checks.filter((check) => !BY_ITSELF.has(check));
  return told.length === 0 ? null : (
    <Notice tone="attention" title={t('officeExceptions.open')}>
      <div className="grid gap-2">
        <ul className="grid gap-1">
          {told.map((check) => (
            <li key={check}>
              <Link
                to={{ hash: PLACE_OF[check] ?? 'profile' }}
                replace
                preventScrollReset
                className="inline-flex min-h-11 items-center"
              >
                {t(`officeExceptions.checks.${check}`)}
              </Link>
            </li>
          ))}
        </ul>
        {told.some((check) => MAY_BE_EXCEPTED[check]) ? <p>{t('officeExceptions.howTo')}</p> : null}
        {told.includes('form-missing') || told.includes('paper-outdated') ? (
          <p>{t('officeExceptions.howToPapers')}</p>
        ) : null}
        {told.includes('newer-profile') ? <p>{t('officeExceptions.howToNewer')}</p> : null}
      </div>
    </Notice>
  );
}

/** The declared exception, shown before everything else of the proposal. */
export function DeclaredException({ approval }: { approval: NonNullable<OfficeOrder['approval']> }) {
  const { t } = useTranslation();
  const { exception } = approval;
  return exception === null ? null : (
    <Notice tone="attention" title={t('officeExceptions.declared')}>
      <div className="grid gap-2">
        <CheckList checks={exception.checks} />
        {exception.reason === null ? null : (
          <p className="whitespace-pre-line wrap-anywhere">
            {t('officeExceptions.reason', { reason: exception.reason })}
          </p>
        )}
      </div>
    </Notice>
  );
}
