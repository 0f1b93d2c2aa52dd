import type { OfficeOrder } from '@portal/domain/desk/orders/office-order.wire';
import { useFormats } from '@portal/web/i18n/use-formats';
import { Badge } from '@portal/web/ui/badge';
import { useTranslation } from 'react-i18next';
import { PagePart } from '#parts/page-part.tsx';
import { PaperLine } from '#parts/papers/paper-line.tsx';
import { OpenStep } from './case/open-step.tsx';
import { StepList } from './case/step-list.tsx';
import type { CaseViewer } from './case/use-case-viewer.tsx';

type Ceremony = OfficeOrder['ceremonies'][number];
type Signer = Ceremony['signers'][number];

/** Who signed what and when, what was read before, and what is still to be sealed. */
export function PapersPart({ page, viewer }: { page: OfficeOrder; viewer: CaseViewer }) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const { ceremonies, signedDocuments, memoranda, reading } = page;
  const opened = reading?.people.find(({ isSelf }) => isSelf)?.opened ?? [];
  const owner = { kind: 'orders', id: page.order.id } as const;
  return (
    <PagePart id="papers" title={t('officeOrder.papers.title')}>
      {viewer.step?.kind === 'paper' ? <OpenStep viewer={viewer} orderId={page.order.id} /> : null}
      {memoranda.length === 0 ? null : (
        <div>
          <h3 className="font-semibold">{t('officeOrder.papers.memoranda')}</h3>
          <ul>
            {memoranda.map(({ documentId, title, version, acceptedAt, isNewest }) => (
              <PaperLine key={documentId} owner={owner} documentId={documentId} title={title} isReadable>
                {t('officeOrder.papers.memorandum', { title, version })}{' '}
                <Badge tone={isNewest ? 'neutral' : 'attention'}>
                  {t(isNewest ? 'officeOrder.papers.newest' : 'officeOrder.papers.older')}
                </Badge>
                <span className="block text-muted text-sm">
                  {acceptedAt !== null
                    ? t('officeOrder.papers.accepted', { when: dateTime(acceptedAt) })
                    : memoranda.some((other) => other.version === version && other.acceptedAt !== null)
                      ? t('officeOrder.papers.acceptedInOther')
                      : t('officeOrder.papers.notAccepted')}
                </span>
              </PaperLine>
            ))}
          </ul>
        </div>
      )}
      {ceremonies.length === 0 ? <p className="text-muted">{t('officeOrder.papers.none')}</p> : null}
      {ceremonies.map((ceremony) => (
        <CeremonyRow key={ceremony.id} ceremony={ceremony} />
      ))}
      {signedDocuments.length === 0 ? null : (
        <div className="grid gap-2">
          <h3 className="font-semibold">{t('officeOrder.papers.signed')}</h3>
          {reading === null ? (
            // They contain answers of the profile.
            <ul>
              {signedDocuments.map(({ id, title, signedAt }) => (
                <li key={id}>
                  {title} <span className="text-muted text-sm">{dateTime(signedAt)}</span>
                </li>
              ))}
            </ul>
          ) : (
            <StepList viewer={viewer} kind="paper" opened={opened} mayOpen />
          )}
        </div>
      )}
    </PagePart>
  );
}

function CeremonyRow({ ceremony }: { ceremony: Ceremony }) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const who = (signer: Signer) => t(`officeOrder.papers.signer.${signer.role}`);
  return (
    <div>
      <p className="flex flex-wrap items-center gap-2">
        {dateTime(ceremony.createdAt)}
        <Badge tone={ceremony.status === 'completed' ? 'success' : 'neutral'}>
          {t(`officeOrder.papers.states.${ceremony.status}`)}
        </Badge>
      </p>
      <ul className="text-sm">
        {ceremony.signers.map((signer) => (
          <li key={signer.role} className="py-1">
            {signer.signedAt !== null
              ? t('officeOrder.papers.signerSigned', { who: who(signer), when: dateTime(signer.signedAt) })
              : signer.declinedAt !== null
                ? t('officeOrder.papers.signerDeclined', {
                    who: who(signer),
                    when: dateTime(signer.declinedAt),
                  })
                : t('officeOrder.papers.signerWaiting', { who: who(signer) })}
          </li>
        ))}
      </ul>
      {ceremony.kept.length === 0 ? null : (
        <p className="text-sm">{t('officeOrder.papers.kept', { titles: ceremony.kept.join(', ') })}</p>
      )}
      {ceremony.sealDueAt === null || ceremony.sealedAt !== null ? null : (
        <p className="text-attention text-sm">
          {t('officeOrder.papers.notSealed', { when: dateTime(ceremony.sealDueAt) })}
        </p>
      )}
    </div>
  );
}
