import type { TwoFactorStart } from '@portal/domain/people/account/account.wire';
import { useTranslation } from 'react-i18next';

const GROUP_LENGTH = 4;

type AuthenticatorKeyProps = { start: TwoFactorStart; headingLevel: 2 | 3 };

/** The key for an authenticator app: to scan, to open on this phone, or to type. */
export function AuthenticatorKey({ start, headingLevel }: AuthenticatorKeyProps) {
  const { t } = useTranslation();
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <div className="grid gap-3">
      <Heading className="text-lg">{t('security.twoFactor.scanTitle')}</Heading>
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

/** Groups of four are easier to type, and apps ignore the spaces. */
function inGroups(secret: string): string {
  const groups: string[] = [];
  for (let at = 0; at < secret.length; at += GROUP_LENGTH) {
    groups.push(secret.slice(at, at + GROUP_LENGTH));
  }
  return groups.join(' ');
}
