import type { OfficeTrustee, TrusteeMove } from '@portal/domain/firm/trustee/office-trustee.wire';
import { useFormats } from '@portal/web/i18n/use-formats';
import { useBusy } from '@portal/web/page/use-busy';
import { showToast } from '@portal/web/toasts';
import { Button } from '@portal/web/ui/button';
import { Dialog } from '@portal/web/ui/dialog';
import { FormFailure } from '@portal/web/ui/form-failure';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '#parts/loaded.tsx';
import { DealerFacts } from './dealer-facts.tsx';
import { DealerWords } from './dealer-words.tsx';
import { useDecideTrusteeMutation, useOfficeTrusteeQuery } from './trustee-api.ts';
import { TrusteeForm } from './trustee-form.tsx';
import { TrusteeNotice } from './trustee-notice.tsx';

/** Where investors' money goes: the account in force, what the folder says differently, and what is proposed. */
export function TrusteeSection() {
  const read = useOfficeTrusteeQuery();
  return <Loaded read={read}>{(trustee) => <Trustee trustee={trustee} />}</Loaded>;
}

function Trustee({ trustee }: { trustee: OfficeTrustee }) {
  const { t } = useTranslation();
  // As the person saw it when they opened the dialog: if others act meanwhile, the refusal says so.
  const [seen, setSeen] = useState<{ move: TrusteeMove; trustee: OfficeTrustee } | null>(null);
  const { words, shortName, longName, originatorId, dataCentre, ...account } = trustee.inForce;
  const isChanging = trustee.differences.length > 0 || trustee.proposal?.state === 'submitted';
  return (
    <div id="trustee" className="grid gap-6">
      {isChanging ? <TrusteeNotice trustee={trustee} onMove={(move) => setSeen({ move, trustee })} /> : null}
      <DealerWords title={t('officeTrustee.title')} words={wordsOf(words)} />
      <div className="grid gap-6 xl:grid-cols-2">
        <DealerFacts title={t('officeDealer.groups.trustee')} facts={account} />
        <DealerFacts
          title={t('officeDealer.groups.debit')}
          facts={{
            shortName,
            longName,
            ...(originatorId === null || dataCentre === null ? {} : { originatorId, dataCentre }),
          }}
        />
      </div>
      <p className="max-w-prose text-muted">
        <Since trustee={trustee} /> {t('officeTrustee.everywhere')}
      </p>
      {seen === null ? null : <TrusteeMoveDialog {...seen} onClose={() => setSeen(null)} />}
    </div>
  );
}

function Since({ trustee: { version, since, proposedBy, approvedBy } }: { trustee: OfficeTrustee }) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const when = dateTime(since);
  return approvedBy === null
    ? t('officeTrustee.first', { when })
    : t('officeTrustee.approved', { version, maker: proposedBy ?? '', checker: approvedBy, when });
}

function wordsOf({ en, fr }: OfficeTrustee['inForce']['words']) {
  return {
    trustee: { en: en.trustee, fr: fr.trustee },
    trusteeBeneficiary: { en: en.trusteeBeneficiary, fr: fr.trusteeBeneficiary },
    trusteeBank: { en: en.trusteeBank, fr: fr.trusteeBank },
    trusteeAddress: { en: en.trusteeAddress, fr: fr.trusteeAddress },
  };
}

type TrusteeMoveDialogProps = { move: TrusteeMove; trustee: OfficeTrustee; onClose: () => void };

/** Explains a decision on the trust account particulars before it is made, and asks for what it needs. */
function TrusteeMoveDialog({ move, trustee, onClose }: TrusteeMoveDialogProps) {
  const { t } = useTranslation();
  const { proposal } = trustee;
  if (move === 'withdraw') {
    return proposal === null ? null : <Withdraw proposalId={proposal.proposalId} onClose={onClose} />;
  }
  return (
    <Dialog isOpen onOpenChange={onClose} title={t(`officeTrustee.moves.${move}`)}>
      <TrusteeForm move={move} trustee={trustee} onClose={onClose} />
    </Dialog>
  );
}

function Withdraw({ proposalId, onClose }: { proposalId: string; onClose: () => void }) {
  const { t } = useTranslation();
  const { isBusy, run } = useBusy();
  const [decide, { error }] = useDecideTrusteeMutation();
  const confirm = () =>
    run(async () => {
      const { data } = await decide({ move: 'withdraw', proposalId });
      if (data !== undefined) {
        showToast('success', t('officeTrustee.done.withdraw'));
        onClose();
      }
    });
  return (
    <Dialog
      role="alertdialog"
      isOpen
      onOpenChange={onClose}
      title={t('officeTrustee.moves.withdraw')}
      actions={
        <>
          <Button onPress={onClose}>{t('office.cancel')}</Button>
          <Button tone="primary" onPress={() => void confirm()} isPending={isBusy}>
            {t('officeTrustee.moves.withdraw')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <FormFailure error={error} />
        <p>{t('officeTrustee.confirm.withdraw')}</p>
      </div>
    </Dialog>
  );
}
