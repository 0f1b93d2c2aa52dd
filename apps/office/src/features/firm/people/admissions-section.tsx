import type { Admission } from '@portal/domain/firm/admissions/office-admissions.wire';
import type { RoleMove } from '@portal/domain/firm/role-changes/office-role-changes.wire';
import { useFormats } from '@portal/web/i18n/use-formats';
import { Button } from '@portal/web/ui/button';
import { Notice } from '@portal/web/ui/notice';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NewToday } from '#parts/new-today.tsx';
import { useRoleNames } from '#parts/role-names.ts';
import { AdmissionDialog } from './admission-dialog.tsx';

const NAMES_SHOWN = 3;

type Decision = { move: RoleMove; admission: Admission };

/** Who waits for another administrator to let them in, and how the reader's own proposals ended. */
export function AdmissionsSection({ admissions }: { admissions: readonly Admission[] }) {
  const { t } = useTranslation();
  const heading = useId();
  // As the person saw it: the dialog stays open even if the proposal ends meanwhile, to say so.
  const [decision, setDecision] = useState<Decision | null>(null);
  return (
    <>
      {admissions.length === 0 ? null : (
        <section aria-labelledby={heading} className="grid gap-3">
          <h2 id={heading} className="text-xl">
            {t('officeAdmissions.title')}
          </h2>
          <ul className="grid gap-3">
            {admissions.map((admission) => (
              <li key={admission.proposalId} id={`admission-${admission.staffId}`} tabIndex={-1}>
                {admission.state === 'submitted' ? (
                  <Waiting admission={admission} onMove={(move) => setDecision({ move, admission })} />
                ) : (
                  <Ended admission={admission} />
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {decision === null ? null : <AdmissionDialog {...decision} onClose={() => setDecision(null)} />}
    </>
  );
}

function useTitle({ way, name, roles }: Admission): string {
  const { t } = useTranslation();
  const rolesIn = useRoleNames();
  return t(`officeAdmissions.ways.${way}`, { name, role: rolesIn(roles) });
}

type WaitingProps = { admission: Admission; onMove: (move: RoleMove) => void };

function Waiting({ admission, onMove }: WaitingProps) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const { moves, maker, name, email, submittedAt, expiresAt } = admission;
  return (
    <Notice
      title={useTitle(admission)}
      action={
        moves.length === 0 ? undefined : (
          <div className="flex flex-wrap gap-3">
            {moves.map((move) => (
              <Button
                key={move}
                size="small"
                aria-label={t('officeAdmissions.ofPerson', { move: t(`officeAdmissions.${move}`), name })}
                onPress={() => onMove(move)}
              >
                {t(`officeAdmissions.${move}`)}
              </Button>
            ))}
          </div>
        )
      }
    >
      <p className="wrap-anywhere">
        {t(moves.includes('withdraw') ? 'officeAdmissions.proposedByYou' : 'officeAdmissions.proposed', {
          name: maker,
          when: dateTime(submittedAt ?? ''),
          until: dateTime(expiresAt),
          email,
        })}
      </p>
      {moves.includes('approve') ? <NewToday maker={maker} /> : <Approvers admission={admission} />}
    </Notice>
  );
}

function Approvers({ admission: { approvers } }: { admission: Admission }) {
  const { t } = useTranslation();
  if (approvers.length === 0) {
    return <p className="text-attention">{t('officeAdmissions.waitsForNobody')}</p>;
  }
  const names = approvers.slice(0, NAMES_SHOWN).join(', ');
  const count = approvers.length - NAMES_SHOWN;
  return (
    <p>
      {t('officeAdmissions.waits', {
        names: count > 0 ? t('officeAdmissions.more', { names, count }) : names,
      })}
    </p>
  );
}

function Ended({ admission }: { admission: Admission }) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const { state, staleBecause, endedBy, endedAt, note } = admission;
  const title = useTitle(admission);
  return (
    <Notice tone="attention" title={t('officeAdmissions.ended.title')}>
      <p>{title}</p>
      <p>
        {state === 'returned'
          ? t('officeAdmissions.ended.returned', {
              name: endedBy ?? '',
              when: dateTime(endedAt ?? ''),
              reason: note ?? '',
            })
          : t(`officeAdmissions.ended.${staleBecause ?? 'expired'}`)}
      </p>
    </Notice>
  );
}
