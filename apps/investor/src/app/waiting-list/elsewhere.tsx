import type { Namespace } from '@portal/messages/namespaces';
import { lazy, Suspense } from 'react';
import type { ElsewhereNoticeProps } from '#features/waiting-list/elsewhere-notice.tsx';
import { useUnservedProvince } from '#state/unserved-province.ts';
import { ErrorBoundary } from '../reporting/error-boundary.tsx';
import { WithTexts } from '../with-texts.tsx';

const TEXTS: readonly Namespace[] = ['waitingList', 'account', 'places', 'errors'];

/** Most people live where the dealer is registered and never load this. */
const Notice = lazy(async () => ({
  default: (await import('#features/waiting-list/elsewhere-notice.tsx')).ElsewhereNotice,
}));

type ElsewhereProps = Omit<ElsewhereNoticeProps, 'province'> & { province: string | undefined };

/** The notice for people who live where the dealer is not registered; nothing for everybody else. */
export function Elsewhere({ province, ...notice }: ElsewhereProps) {
  const unserved = useUnservedProvince(province);
  return unserved === null ? null : (
    <ErrorBoundary resetKey={unserved}>
      <Suspense>
        <WithTexts names={TEXTS}>
          <Notice province={unserved} {...notice} />
        </WithTexts>
      </Suspense>
    </ErrorBoundary>
  );
}
