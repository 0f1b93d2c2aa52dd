import type { TwoFactorStart } from '@portal/domain/wire/account';
import { useTranslation } from 'react-i18next';

const GROUP_LENGTH = 4;

/** What an authenticator app needs to know: to scan, to open on this phone, or to type. */
export function AuthenticatorKey({ start }: { start: TwoFactorStart }) {
  const { t } = useTranslation();
  return (
    <div className="grid gap-3">
      <h3 className="text-lg">{t('security.twoFactor.scanTitle')}</h3>
      <p className="text-muted">{t('security.twoFactor.scan')}</p>
      <img
        src={`data:image/svg+xml,${encodeURIComponent(start.qrSvg)}`}
        alt={t('security.twoFactor.qr')}
        width={208}
        height={208}
        className="rounded-control border border-line bg-white p-2"
      />
      <a
        href={start.otpauthUrl}
        className="inline-flex min-h-11 items-center font-medium text-info underline underline-offset-4 sm:hidden"
      >
        {t('security.twoFactor.onThisPhone')}
      </a>
      <p>
        {t('security.twoFactor.manual')}
        <code className="mt-1 block select-all font-semibold wrap-anywhere">{inGroups(start.secret)}</code>
      </p>
    </div>
  );
}

/** Groups of four: easier to type, and apps ignore the blanks. */
function inGroups(secret: string): string {
  const groups: string[] = [];
  for (let at = 0; at < secret.length; at += GROUP_LENGTH) {
    groups.push(secret.slice(at, at + GROUP_LENGTH));
  }
  return groups.join(' ');
}
