import type {
  OfficeRegistration,
  OfficeRegistrations,
  RegistrationMove,
  RegistrationProposal,
} from '@portal/domain/firm/registrations/registrations.wire';
import { Button } from '@portal/web/ui/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '#parts/loaded.tsx';
import { useRegistrationsQuery } from '#state/registrations-api.ts';
import { DealerCard } from './dealer-card.tsx';
import { ProposeRegistration } from './propose-registration.tsx';
import { RegistrationMoveDialog } from './registration-move-dialog.tsx';
import { RegistrationNotice } from './registration-notice.tsx';
import { RegistrationRow } from './registration-row.tsx';

/** Where the dealer is, was and will be registered, who said so, and what is proposed. */
export function RegistrationsSection() {
  const { t } = useTranslation();
  const read = useRegistrationsQuery();
  return (
    <div id="registrations">
      <DealerCard title={t('officeRegistrations.title')}>
        <p className="max-w-prose text-muted">{t('officeRegistrations.intro')}</p>
        <Loaded read={read}>{(all) => <Registrations all={all} />}</Loaded>
      </DealerCard>
    </div>
  );
}

/** What is open over the list, as the person saw it: if others act meanwhile, the refusal says so. */
type Open =
  | { kind: 'propose'; one: OfficeRegistration | null }
  | { kind: 'move'; move: RegistrationMove; proposal: RegistrationProposal };

function Registrations({ all }: { all: OfficeRegistrations }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<Open | null>(null);
  const { registrations, proposals, mayPropose, approvers } = all;
  const isFree = (one: OfficeRegistration) =>
    !proposals.some(({ province, returned }) => province === one.province && returned === null);
  const canPropose = mayPropose && approvers.length > 0;
  const close = () => setOpen(null);
  return (
    <div className="mt-4 grid gap-4">
      {proposals.map((proposal) => (
        <RegistrationNotice
          key={proposal.proposalId}
          proposal={proposal}
          onMove={(move) => setOpen({ kind: 'move', move, proposal })}
        />
      ))}
      <ul className="grid">
        {registrations.map((one) => (
          <RegistrationRow
            key={`${one.province} ${one.period}`}
            one={one}
            onChange={canPropose && isFree(one) ? () => setOpen({ kind: 'propose', one }) : undefined}
          />
        ))}
      </ul>
      {canPropose ? (
        <p>
          <Button onPress={() => setOpen({ kind: 'propose', one: null })}>
            {t('officeRegistrations.add')}
          </Button>
        </p>
      ) : null}
      <p className="max-w-prose text-muted">
        {t(mayPropose && !canPropose ? 'officeRegistrations.alone' : 'officeRegistrations.twoPeople')}
      </p>
      {open?.kind === 'propose' ? <ProposeRegistration all={all} one={open.one} onClose={close} /> : null}
      {open?.kind === 'move' ? <RegistrationMoveDialog {...open} onClose={close} /> : null}
    </div>
  );
}
