import { isAgreed, MAIL_CONSENTS, type MailConsent } from '@portal/domain/people/account/consents';
import type { OwnAccount } from '@portal/domain/service/own-account/own-account.wire';
import { useApiMessage } from '@portal/web/api/use-api-message';
import { useFormats } from '@portal/web/i18n/use-formats';
import { showToast } from '@portal/web/toasts';
import { Disclosure } from '@portal/web/ui/disclosure';
import { Switch } from '@portal/web/ui/switch';
import { useTranslation } from 'react-i18next';
import { useChangeConsentsMutation } from './own-account-api.ts';
import { Panel } from './security/panel.tsx';

/** Which optional messages are sent, which always are, and the history of consents. */
export function ConsentsPanel({ consents }: { consents: OwnAccount['consents'] }) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const messageOf = useApiMessage();
  const [change] = useChangeConsentsMutation();
  const choose = (kind: MailConsent, isGranted: boolean) =>
    change({ [kind]: isGranted })
      .unwrap()
      .catch((error: unknown) =>
        showToast('problem', t('security.consents.failed', { message: messageOf(error) })),
      );
  return (
    <Panel title={t('security.consents.title')} intro={t('security.consents.intro')}>
      <div className="grid gap-2">
        {MAIL_CONSENTS.map((kind) => (
          <Switch
            key={kind}
            name={kind}
            value={isAgreed(consents, kind)}
            onChange={(isGranted) => void choose(kind, isGranted)}
          >
            {t(`security.consents.kinds.${kind}`)}
          </Switch>
        ))}
      </div>
      <p className="max-w-prose text-muted">{t('security.consents.always')}</p>
      <Disclosure summary={t('security.consents.history')}>
        <ul className="grid gap-2">
          {consents.map(({ kind, isGranted, at }) => (
            <li key={`${kind} ${at}`}>
              {t(isGranted ? 'security.consents.given' : 'security.consents.withdrawn', {
                kind: t(`security.consents.kinds.${kind}`),
                when: dateTime(at),
              })}
            </li>
          ))}
        </ul>
      </Disclosure>
    </Panel>
  );
}
