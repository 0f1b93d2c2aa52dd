import {
  APPROVAL_PARTS,
  type ApprovalPage,
  type ApprovalPart,
  type ApprovalQuery,
} from '@portal/domain/desk/approvals/office-approvals.wire';
import type { ProposalKind } from '@portal/domain/firm/proposals/proposal-kinds';
import { classNames } from '@portal/web/class-names';
import { useFormats } from '@portal/web/i18n/use-formats';
import { Notice } from '@portal/web/ui/notice';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { LinkedRows } from '#parts/lists/linked-rows.tsx';
import { ListHeading } from '#parts/lists/list-heading.tsx';
import { ListSection } from '#parts/lists/list-section.tsx';
import { usePageTitle } from '#parts/page-title.ts';
import { useApprovalsQuery } from '#state/approvals-api.ts';
import { useApprovalColumns } from './approval-columns.tsx';
import { approvalsAddress, queryOf } from './approvals-address.ts';

/** What is waiting for a second person: for this one, or for others. */
export function ApprovalsPage() {
  const { t } = useTranslation();
  usePageTitle(t('officeApprovals.title'));
  const query = queryOf(useSearchParams()[0]);
  return (
    <div className="grid gap-3">
      <ListHeading title={t('officeApprovals.title')} intro={t('officeApprovals.intro')} />
      <ApprovalsList query={query} />
    </div>
  );
}

function ApprovalsList({ query: { part, after } }: { query: ApprovalQuery }) {
  const { t } = useTranslation();
  const { currentData, ...read } = useApprovalsQuery({ part, after }, { refetchOnMountOrArgChange: true });
  const columns = useApprovalColumns();
  return (
    <>
      <PartLinks part={part} counts={currentData?.counts ?? read.data?.counts} />
      {currentData === undefined || currentData.alone.length === 0 ? null : (
        <AloneNotice kinds={currentData.alone} />
      )}
      <ListSection
        label={t(`officeApprovals.list.${part}`)}
        read={{ ...read, data: currentData }}
        empty={{
          title: t(`officeApprovals.empty.${part}.title`),
          text: t(`officeApprovals.empty.${part}.text`),
        }}
        addressOf={(next) => approvalsAddress({ part, after: next })}
        isFirst={after === undefined}
      >
        {({ rows }) => (
          <LinkedRows
            label={t(`officeApprovals.list.${part}`)}
            columns={columns}
            rows={rows}
            keyOf={({ proposalId }) => proposalId}
          />
        )}
      </ListSection>
    </>
  );
}

/** Says plainly what nobody else here may approve: an office of one person cannot. */
function AloneNotice({ kinds }: { kinds: readonly ProposalKind[] }) {
  const { t } = useTranslation();
  return (
    <Notice tone="attention" title={t('officeApprovals.alone.title')}>
      <p>{t('officeApprovals.alone.text')}</p>
      <ul className="list-disc pl-5">
        {kinds.map((kind) => (
          <li key={kind}>{t(`officeApprovals.alone.kinds.${kind}`)}</li>
        ))}
      </ul>
    </Notice>
  );
}

type PartLinksProps = { part: ApprovalPart; counts: ApprovalPage['counts'] | undefined };

/** What is waiting for the person and what is waiting for others, each with its count. */
function PartLinks({ part: shown, counts }: PartLinksProps) {
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
