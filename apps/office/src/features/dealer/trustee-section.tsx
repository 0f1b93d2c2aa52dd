import type { OfficeTrustee, TrusteeMove } from '@portal/domain/firm/trustee/office-trustee.wire';
import { useFormats } from '@portal/web/i18n/use-formats';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '#parts/loaded.tsx';
import { DealerFacts } from './dealer-facts.tsx';
import { DealerWords } from './dealer-words.tsx';
import { useOfficeTrusteeQuery } from './trustee-api.ts';
import { TrusteeMoveDialog } from './trustee-move-dialog.tsx';
import { TrusteeNotice } from './trustee-notice.tsx';

/** Where investors' money goes: what is in force, what the folder says otherwise, and what is proposed. */
export function TrusteeSection() {
  const read = useOfficeTrusteeQuery();
  return <Loaded read={read}>{(trustee) => <Trustee trustee={trustee} />}</Loaded>;
}

function Trustee({ trustee }: { trustee: OfficeTrustee }) {
  const { t } = useTranslation();
  // As it was seen when the person began to decide: what others do meanwhile is told by the refusal.
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
