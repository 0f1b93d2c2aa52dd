import type { ApprovalPage, ApprovalQuery } from '@portal/domain/desk/approvals/office-approvals.wire';
import { EmptyState } from '@portal/web/ui/empty-state';
import { useTranslation } from 'react-i18next';
import { ListPages } from '#parts/lists/list-pages.tsx';
import { Loaded } from '#parts/loaded.tsx';
import { useApprovalsQuery } from '#state/approvals-api.ts';
import { AloneNotice } from './alone-notice.tsx';
import { ApprovalRowItem } from './approval-row-item.tsx';
import { approvalsAddress } from './approvals-address.ts';
import { PartLinks } from './part-links.tsx';

/** A page of one part. Where reading anew fails, what was read before stays in view. */
export function ApprovalsList({ query }: { query: ApprovalQuery }) {
  const { currentData, ...read } = useApprovalsQuery(query, { refetchOnMountOrArgChange: true });
  return (
    <>
      <PartLinks part={query.part} counts={currentData?.counts ?? read.data?.counts} />
      <Loaded read={{ ...read, data: currentData }}>
        {(page) => (
          <>
            {page.alone.length === 0 ? null : <AloneNotice kinds={page.alone} />}
            <Rows page={page} query={query} />
          </>
        )}
      </Loaded>
    </>
  );
}

function Rows({ page, query: { part, after } }: { page: ApprovalPage; query: ApprovalQuery }) {
  const { t } = useTranslation();
  if (page.rows.length === 0) {
    return (
      <EmptyState title={t(`officeApprovals.empty.${part}.title`)}>
        {t(`officeApprovals.empty.${part}.text`)}
      </EmptyState>
    );
  }
  return (
    <section aria-label={t(`officeApprovals.list.${part}`)} className="grid gap-4">
      <ul className="overflow-clip rounded-card border border-line bg-raised shadow-raised">
        {page.rows.map((row) => (
          <ApprovalRowItem key={row.proposalId} row={row} />
        ))}
      </ul>
      <ListPages
        first={after === undefined ? null : approvalsAddress({ part })}
        next={page.next === null ? null : approvalsAddress({ part, after: page.next })}
      />
    </section>
  );
}
