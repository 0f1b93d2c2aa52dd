import {
  APPROVAL_PARTS,
  type ApprovalPage,
  type ApprovalPart,
} from '@portal/domain/desk/approvals/office-approvals.wire';
import { classNames } from '@portal/web/class-names';
import { useFormats } from '@portal/web/i18n/use-formats';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { approvalsAddress } from './approvals-address.ts';

type PartLinksProps = { part: ApprovalPart; counts: ApprovalPage['counts'] | undefined };

/** What waits for the person and what waits for others, each with how much it is. */
export function PartLinks({ part: shown, counts }: PartLinksProps) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const countOf = (part: ApprovalPart) => {
    const { value = 0, isCapped = false } = counts?.[part] ?? {};
    return isCapped ? t('officeApprovals.capped', { number: number(value) }) : number(value);
  };
  return (
    <nav aria-label={t('officeApprovals.parts.label')}>
      <ul className="flex flex-wrap gap-2">
        {APPROVAL_PARTS.map((part) => (
          <li key={part}>
            <Link
              to={approvalsAddress({ part })}
              aria-current={part === shown ? 'page' : undefined}
              className={classNames(
                'flex min-h-11 items-center gap-2 rounded-control border px-3 text-sm no-underline hover:border-accent',
                part === shown
                  ? 'border-accent bg-accent-soft font-semibold text-accent'
                  : 'border-line bg-raised text-text',
              )}
            >
              <span>{t(`officeApprovals.parts.${part}`)}</span>
              {counts === undefined ? null : <span className="figures text-muted">{countOf(part)}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
