import { partAt } from '@portal/domain/client/kyc/fields/draft';
import { KYC_FIELDS } from '@portal/domain/client/kyc/sections/section-schemas';
import type { Evidence, OfficeProfile } from '@portal/domain/desk/orders/office-profile.wire';
import type { StaffSelf } from '@portal/domain/firm/staff/staff.wire';
import { useFormats } from '@portal/web/i18n/use-formats';
import { useAnswerText } from '@portal/web/profile/use-answer-text';
import { Button } from '@portal/web/ui/button';
import { DefinitionList } from '@portal/web/ui/definition-list';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ProfileFlags } from '#parts/flags/profile-flags.tsx';
import { Loaded } from '#parts/loaded.tsx';
import { PagePart } from '#parts/page-part.tsx';
import { useLook } from '#parts/profile/use-look.tsx';
import { type OfProfile, useProfileQuery } from '#state/profile-api.ts';
import { useFieldName } from '../field-name.ts';
import { EvidenceViewer } from './evidence-viewer.tsx';
import { IdentityCheck } from './identity-check.tsx';

type IdentityPartProps = {
  orderId: string;
  investorId: string;
  kycId: string;
  actions: StaffSelf['actions'];
};

/** Each document next to the answers that it proves. Opening one takes a reason, which is recorded. */
export function IdentityPart({ orderId, investorId, kycId, actions }: IdentityPartProps) {
  const { t } = useTranslation();
  const read = useProfileQuery({ owner: { orderId }, kycId });
  return (
    <PagePart id="identity" title={t('officeOrder.identity.title')}>
      <Loaded read={{ ...read, data: read.currentData }}>
        {(profile) => <Shown orderId={orderId} investorId={investorId} profile={profile} actions={actions} />}
      </Loaded>
    </PagePart>
  );
}

type ShownProps = Omit<IdentityPartProps, 'kycId'> & { profile: OfficeProfile };

function Shown({ orderId, investorId, profile: data, actions }: ShownProps) {
  const { t } = useTranslation();
  const { kycId } = data.version;
  return (
    <>
      <ProfileFlags
        investorId={investorId}
        flags={data.flags}
        mayClear={actions.includes('profiles.clear-flag')}
      />
      <p className="text-muted">
        {t(data.evidence.length === 0 ? 'officeOrder.identity.none' : 'officeOrder.identity.intro')}
      </p>
      {data.evidence.map((evidence) => (
        <EvidenceRow
          key={evidence.path}
          evidence={evidence}
          profile={data}
          of={{ owner: { orderId }, kycId }}
          mayReveal={actions.includes('profiles.reveal')}
        />
      ))}
      <IdentityCheck
        orderId={orderId}
        kycId={kycId}
        check={data.identityCheck}
        mayCheck={actions.includes('profiles.check-identity')}
      />
    </>
  );
}

type EvidenceRowProps = {
  evidence: Evidence;
  profile: OfficeProfile;
  of: OfProfile;
  mayReveal: boolean;
};
type Shown = { id: string; pages: number; until: string };

function EvidenceRow({ evidence, profile, of, mayReveal }: EvidenceRowProps) {
  const { t } = useTranslation();
  const { fileSize } = useFormats();
  const nameOf = useFieldName();
  const [shown, setShown] = useState<Shown | null>(null);
  const { look, isBusy, asking } = useLook(of, ({ id, pages, until }) =>
    setShown({ id, pages: pages ?? 1, until }),
  );
  const name = nameOf(evidence.path);
  return (
    <div className="grid gap-4 border-line border-t pt-4 md:grid-cols-2">
      <div className="grid content-start gap-3">
        <h3 className="font-semibold">{name}</h3>
        {shown === null ? (
          <p className="text-muted text-sm">{fileSize(evidence.size)}</p>
        ) : (
          <EvidenceViewer reveal={shown} name={name} onOver={() => setShown(null)} />
        )}
        {mayReveal && shown === null ? (
          <p>
            <Button
              size="small"
              isPending={isBusy}
              onPress={() => look(evidence.path)}
              aria-label={t('officeOrder.identity.lookLabel', { what: name })}
            >
              {t('officeOrder.identity.look')}
            </Button>
          </p>
        ) : null}
      </div>
      <ProvedAnswers profile={profile} paths={evidence.proves} />
      {asking}
    </div>
  );
}

function ProvedAnswers({ profile, paths }: { profile: OfficeProfile; paths: readonly string[] }) {
  const { t } = useTranslation();
  const nameOf = useFieldName();
  const textOf = useAnswerText({
    nothing: t('officeOrder.profile.nothing'),
    file: t('officeOrder.profile.file'),
  });
  return (
    <DefinitionList
      rows={KYC_FIELDS.filter(({ path }) => paths.includes(path)).map((spec) => ({
        id: spec.path,
        label: nameOf(spec.path),
        value: textOf(spec, partAt(profile.answers, spec.path)),
      }))}
    />
  );
}
