import type { Media } from '@portal/domain/wire/deal';
import { TextLink } from '@portal/web/ui/text-link';
import { useTranslation } from 'react-i18next';

/** Videos by their titles; each opens where it stands, in a tab of its own. */
export function VideoLinks({ videos }: { videos: readonly Media[] }) {
  const { t } = useTranslation();
  return (
    <ul>
      {videos.map(({ _id, src, description }) => (
        <li key={_id} className="flex min-h-11 items-center">
          <TextLink href={src} target="_blank" rel="noreferrer">
            {t('deals.video', { title: description })}
          </TextLink>
        </li>
      ))}
    </ul>
  );
}
