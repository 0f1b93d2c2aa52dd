import { CallFailure } from '@portal/web/ui/call-failure';
import { useTranslation } from 'react-i18next';
import { useWorkOfPersonQuery } from './people-api.ts';

/** Before an access ends or a role changes: which proposals of the person end, and what goes back to the desk. */
export function WorkOfPerson({ staffId, isRole = false }: { staffId: string; isRole?: boolean }) {
  const { t } = useTranslation();
  const { data, error, refetch, isFetching } = useWorkOfPersonQuery(staffId);
  if (error !== undefined) {
    return <CallFailure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  }
  if (data === undefined || (data.proposals.length === 0 && data.claims === 0)) {
    return null;
  }
  return (
    <div className="grid gap-2">
      {data.proposals.length === 0 ? null : (
        <>
          <p>{t(isRole ? 'officeAdmissions.work.proposalsOfRole' : 'officeAdmissions.work.proposals')}</p>
          <ul className="list-disc pl-5">
            {data.proposals.map(({ kind, count }) => (
              <li key={kind}>
                {t(`officeApprovals.alone.kinds.${kind}`)}: {count}
              </li>
            ))}
          </ul>
        </>
      )}
      {data.claims === 0 ? null : (
        <p>
          {t(isRole ? 'officeAdmissions.work.claimsOfRole' : 'officeAdmissions.work.claims', {
            count: data.claims,
          })}
        </p>
      )}
    </div>
  );
}
