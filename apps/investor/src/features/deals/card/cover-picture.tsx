import type { Media } from '@portal/domain/offering/deals/deal.wire';
import { classNames } from '@portal/web/class-names';
import { Picture } from '@portal/web/ui/picture';

type CoverPictureProps = {
  photos: readonly Media[];
  /** Pictures above the fold load at once, the others when they come near. */
  isEager?: boolean | undefined;
  /** The largest thing of the first view: the page waits for it before it brings its scripts. */
  isFirst?: boolean | undefined;
  className?: string | undefined;
};

/** The picture to show in lists: the cover, or else the first. */
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
