import type { Media } from '@portal/domain/offering/deals/deal.wire';
import { classNames } from '@portal/web/class-names';
import { Picture } from '@portal/web/ui/picture';

type CoverPictureProps = {
  photos: readonly Media[];
  /** Loads at once (above the fold); otherwise when scrolled near. */
  isEager?: boolean | undefined;
  /** The largest element of the first view: scripts wait for it. */
  isFirst?: boolean | undefined;
  className?: string | undefined;
};

/** The picture for lists: the cover, else the first. */
export function coverOf(photos: readonly Media[]): Media | undefined {
  return photos.find(({ cover }) => cover) ?? photos[0];
}

/** A deal's cover as decoration: its name stands beside it, and its page describes the picture. */
export function CoverPicture({ photos, isEager = false, isFirst = false, className }: CoverPictureProps) {
  const cover = coverOf(photos);
  return (
    <div className={classNames('overflow-hidden bg-sunken', className)}>
      {cover === undefined ? null : (
        <Picture
          src={cover.src}
          sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, 100vw"
          alt=""
          width="1200"
          height="800"
          loading={isEager ? 'eager' : 'lazy'}
          {...(isFirst ? { fetchPriority: 'high' } : {})}
          decoding="async"
          className="size-full object-cover"
        />
      )}
    </div>
  );
}
