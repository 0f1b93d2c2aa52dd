import type { Media } from '@portal/domain/wire/deal';
import { TextLink } from '@portal/web/ui/text-link';

/** Videos by their titles; each opens where it stands, in a tab of its own. */
export function VideoLinks({ videos }: { videos: readonly Media[] }) {
  return (
    <ul>
      {videos.map(({ _id, src, description }) => (
        <li key={_id} className="flex min-h-11 items-center">
          <TextLink href={src} target="_blank" rel="noreferrer">
            {description}
          </TextLink>
        </li>
      ))}
    </ul>
  );
}
