import { partAt } from '@portal/domain/client/kyc/fields/draft';
import { KYC_FIELDS } from '@portal/domain/client/kyc/sections/section-schemas';
import type { OfficeOrder } from '@portal/domain/desk/orders/office-order.wire';
import type { OfficeProfile } from '@portal/domain/desk/orders/office-profile.wire';
import type { StaffSelf } from '@portal/domain/firm/staff/staff.wire';
import { useAnswerText } from '@portal/web/profile/use-answer-text';
import { DefinitionList } from '@portal/web/ui/definition-list';
import { useTranslation } from 'react-i18next';
import { ProfileFlags } from '#parts/flags/profile-flags.tsx';
import { Loaded } from '#parts/loaded.tsx';
import { PagePart } from '#parts/page-part.tsx';
import { useProfileQuery } from '#state/profile-api.ts';
import { OpenStep } from '../case/open-step.tsx';
import { StepList } from '../case/step-list.tsx';
import type { CaseViewer } from '../case/use-case-viewer.tsx';
import { useFieldName } from '../field-name.ts';
import { IdentityCheck } from './identity-check.tsx';

type IdentityPartProps = { page: OfficeOrder; viewer: CaseViewer; actions: StaffSelf['actions'] };

/** The identity documents of the profile that the order relies on, each beside the answers that it proves. */
export function IdentityPart({ page, viewer, actions }: IdentityPartProps) {
  const { t } = useTranslation();
  const orderId = page.order.id;
  const relied = page.profiles.find(({ isOrders }) => isOrders) ?? page.profiles[0];
  const read = useProfileQuery({ owner: { orderId }, kycId: relied?.kycId ?? '' });
  return (
    <PagePart id="identity" title={t('officeOrder.identity.title')}>
      <Loaded read={{ ...read, data: read.currentData }}>
        {(profile) => <Shown page={page} viewer={viewer} actions={actions} profile={profile} />}
      </Loaded>
    </PagePart>
  );
}

function Shown({ page, viewer, actions, profile }: IdentityPartProps & { profile: OfficeProfile }) {
  const { t } = useTranslation();
  const opened = page.reading?.people.find(({ isSelf }) => isSelf)?.opened ?? [];
  const step = viewer.step?.kind === 'identity' ? viewer.step : null;
  const paths = step === null ? null : step.documents.map(({ path }) => path);
  const proven = profile.evidence
    .filter(({ path }) => paths === null || paths.includes(path))
    .flatMap(({ proves }) => proves);
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid gap-4">
        <ProfileFlags
          investorId={page.investor.id}
          flags={profile.flags}
          mayClear={actions.includes('profiles.clear-flag')}
        />
        <p className="text-muted">
          {t(profile.evidence.length === 0 ? 'officeOrder.identity.none' : 'officeOrder.identity.intro')}
        </p>
        {step === null ? null : <OpenStep viewer={viewer} orderId={page.order.id} />}
        <StepList
          viewer={viewer}
          kind="identity"
          opened={opened}
          mayOpen={actions.includes('profiles.reveal')}
        />
      </div>
      {/* In view beside a page that is read to its end. */}
      <div className="grid gap-4 lg:sticky lg:top-20">
        <ProvedAnswers profile={profile} paths={proven} />
        <IdentityCheck
          orderId={page.order.id}
          kycId={profile.version.kycId}
          check={profile.identityCheck}
          mayCheck={actions.includes('profiles.check-identity')}
          isAllOpened={profile.evidence.every(({ fileId }) => opened.includes(fileId))}
        />
      </div>
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
